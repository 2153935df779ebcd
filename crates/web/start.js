// Starts the page. What it shows until then is in index.html and needs no script.
import init from "./{{app}}";

// Texts come in the language that is spoken, and while the program is still on its way.
const TEXTS = {{texts}};
const coming = {};
globalThis.loadTexts = (language) => (coming[language] ??= load(TEXTS[language]).catch((error) => {
  delete coming[language];
  throw error;
}));

async function load(file) {
  const response = await fetch(new URL(`./${file}`, import.meta.url));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.text();
}

// The program decides; this only asks early for what it will most likely want.
function likelyLanguage() {
  let chosen = "";
  // Where storage is forbidden nothing was chosen.
  try { chosen = localStorage.getItem("fondaco.setting.language") ?? ""; } catch {}
  const codes = [chosen, ...navigator.languages].map((name) => name.split("-")[0].toLowerCase());
  return codes.find((code) => code in TEXTS) ?? "en";
}
loadTexts(likelyLanguage()).catch(() => {});

// Only now, so that what a first move needs is not kept waiting by what the next visit needs.
function keepForOffline() {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker
    .register("./service-worker.js")
    .then(() => navigator.serviceWorker.ready)
    .then((registration) => registration.active.postMessage("nets"))
    // Where storage is forbidden the page still plays; it only cannot start offline.
    .catch(() => {});
}

init({ module_or_path: new URL("./{{app-wasm}}", import.meta.url) }).then(
  () => {
    const idle = globalThis.requestIdleCallback ?? ((then) => setTimeout(then, 1000));
    idle(keepForOffline, { timeout: 10000 });
  },
  (error) => {
    document.getElementById("too-old")?.removeAttribute("hidden");
    throw error;
  },
);
