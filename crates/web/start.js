// Starts the page. What it shows until then is in index.html and needs no script.
import init from "./{{app}}";

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
    document.getElementById("loading")?.remove();
    const idle = globalThis.requestIdleCallback ?? ((then) => setTimeout(then, 1000));
    idle(keepForOffline, { timeout: 10000 });
  },
  (error) => {
    document.getElementById("too-old")?.removeAttribute("hidden");
    throw error;
  },
);
