// The page shown while `cargo play` builds the program. The starter serves it at the address of the
// game, so it only has to reload once the game answers there.

const GAMES = ["medici", "strozzi", "byzanz"];
const SETTING = "fondaco.setting.";
// Milliseconds: between two requests, for an answer, until silence is reported, and between two
// announcements to screen readers.
const PACE = 1000;
const PATIENCE = 5000;
const SILENCE = 15_000;
const HUSH = 15_000;

const part = (id) => document.getElementById(id);
const radios = [...document.querySelectorAll("input[name=tongue]")];
const codes = radios.map((radio) => radio.value);

// Each language's messages by key, once they are loaded.
let texts = null;
let tongue = likelyTongue();
// The starter's last answer, and when it came.
let progress = null;
let heard = performance.now();
let isSilent = false;

// --- settings, stored as in the game; without storage there are none ---

function setting(name) {
  try { return localStorage.getItem(SETTING + name) ?? ""; } catch { return ""; }
}

function likelyTongue() {
  const wanted = [setting("language"), ...navigator.languages];
  return wanted.map((name) => name.split("-")[0].toLowerCase()).find((code) => codes.includes(code)) ?? "en";
}

function light() {
  const root = document.documentElement;
  const theme = setting("theme");
  if (["light", "dark"].includes(theme)) root.dataset.theme = theme;
  if (setting("motion") === "off") root.dataset.motion = "off";
}

// --- texts ---

// Every message is on one line.
function read(ftl) {
  const lines = ftl.split("\n").map((line) => line.match(/^([a-z][\w-]*) = (.*)$/));
  return Object.fromEntries(lines.filter(Boolean).map(([, key, text]) => [key, text.trim()]));
}

// All languages at once, so that they can be changed even when the starter has ended.
async function learn() {
  const come = codes.map(async (code) => {
    const response = await fetch(`/texts/${code}.ftl`);
    if (!response.ok) throw new Error(`${code}: ${response.status}`);
    return [code, read(await response.text())];
  });
  texts = Object.fromEntries(await Promise.all(come));
}

function say(key, values = {}) {
  const text = texts[tongue][key] ?? key;
  return text.replace(/\{ \$(\w+) \}/g, (_, name) => values[name] ?? "");
}

// Writes only changes, so that a selection of text stays.
function put(id, text) {
  const place = part(id);
  if (place.textContent !== text) place.textContent = text;
}

// Text between backticks is code.
function putWithCode(id, text) {
  const pieces = text.split("`").map((piece, index) => {
    if (index % 2 === 0) return piece;
    const code = document.createElement("code");
    code.textContent = piece;
    return code;
  });
  if (part(id).textContent !== text.replaceAll("`", "")) part(id).replaceChildren(...pieces);
}

// --- progress ---

function doing() {
  switch (progress.doing) {
    case "set-up": return say("wait-doing-set-up");
    case "compile": return say("wait-doing-compile");
    case "bind": return say("wait-doing-bind");
    default: return say("wait-doing-open");
  }
}

function timeLeft() {
  const { left, doing } = progress;
  if (doing === "open") return say("wait-left-moment");
  if (left == null) return say("wait-left-unknown");
  if (left <= 30) return say("wait-left-half");
  const minutes = Math.round(left / 60);
  return minutes <= 1 ? say("wait-left-minute") : say("wait-left-minutes", { minutes });
}

function crates() {
  const { done, of, now } = progress;
  if (!of) return "";
  return now ? say("wait-crates-now", { done, of, now }) : say("wait-crates", { done, of });
}

function advice() {
  switch (progress.failed.advice) {
    case "network": return say("wait-advice-network");
    case "disk": return say("wait-advice-disk");
    case "linker": return say("wait-advice-linker");
    case "target": return say("wait-advice-target");
    default: return say("wait-advice-other");
  }
}

function showProgress() {
  if (!texts) return;
  const failed = progress?.failed;
  part("building").hidden = Boolean(failed);
  part("failure").hidden = !failed;
  if (failed) return showFailure();
  put("title", say("wait-title"));
  put("alarm", "");
  putWithCode("lead", isSilent ? say("wait-silent") : say("wait-lead"));
  part("lead").classList.toggle("alarmed", isSilent);
  if (isSilent) {
    put("told", part("lead").textContent);
    toldTenth = -1;
  }
  if (!progress) return;
  const share = new Intl.NumberFormat(tongue, { style: "percent" }).format(progress.share);
  part("bar").value = progress.share;
  put("share", share);
  put("left", timeLeft());
  put("step", say("wait-step", { step: progress.step, steps: progress.steps, doing: doing() }));
  put("crates", crates());
  document.title = `${share} · Fondaco`;
  if (!isSilent) tell(share);
}

function showFailure() {
  put("title", say("wait-failed-title"));
  put("lead", say("wait-failed-lead"));
  putWithCode("advice", advice());
  put("why-label", say("wait-failed-why"));
  put("why", progress.failed.why);
  putWithCode("again", say("wait-failed-again"));
  put("told", "");
  put("alarm", `${say("wait-failed-title")}. ${part("advice").textContent}`);
  document.title = `${say("wait-failed-title")} · Fondaco`;
}

// Announces every tenth part to screen readers, but not too often.
let toldAt = -Infinity;
let toldTenth = -1;
function tell(share) {
  const tenth = Math.floor(progress.share * 10);
  if (tenth === toldTenth || performance.now() - toldAt < HUSH) return;
  toldAt = performance.now();
  toldTenth = tenth;
  put("told", `${share}. ${part("step").textContent}. ${part("left").textContent}`);
}

// --- the rules ---

function game() {
  const [, rules, name] = location.hash.split("/");
  return rules === "rules" && GAMES.includes(name) ? name : GAMES[0];
}

function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function showRules() {
  if (!texts) return;
  const shown = game();
  const has = (key) => key in texts[tongue];
  for (const name of document.querySelectorAll("[data-game]")) {
    const { game } = name.dataset;
    name.textContent = say(`${game}-rules-title`);
    const card = name.closest("a");
    if (game === shown) card.setAttribute("aria-current", "page");
    else card.removeAttribute("aria-current");
  }
  put("game", say(`${shown}-rules-title`));
  put("game-lead", say(`${shown}-rules-lead`));
  const entries = [];
  const prose = [];
  for (let number = 1; has(`${shown}-rules-${number}-title`); number++) {
    const key = `${shown}-rules-${number}`;
    const heading = element("h3", say(`${key}-title`));
    heading.tabIndex = -1;
    prose.push(heading);
    for (const letter of "abcdefghijklmnopqrstuvwxyz") {
      if (has(`${key}-${letter}`)) prose.push(element("p", say(`${key}-${letter}`)));
    }
    // The fragment is in use, so scroll by script.
    const link = element("a", heading.textContent);
    link.href = `#/rules/${shown}`;
    link.addEventListener("click", (event) => {
      event.preventDefault();
      heading.scrollIntoView();
      heading.focus({ preventScroll: true });
    });
    const entry = document.createElement("li");
    entry.append(link);
    entries.push(entry);
  }
  part("contents").replaceChildren(...entries);
  part("prose").replaceChildren(...prose);
}

// Inlined, so that the pictures follow the page's theme.
async function paint(place) {
  const response = await fetch(`/art/${place.dataset.art}.svg`);
  if (!response.ok) return;
  const art = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  art.setAttribute("aria-hidden", "true");
  art.setAttribute("preserveAspectRatio", "xMidYMid slice");
  place.replaceChildren(document.importNode(art, true));
}

// --- the whole page ---

function showAll() {
  if (!texts) return;
  document.documentElement.lang = tongue;
  part("tongues").setAttribute("aria-label", say("wait-language"));
  for (const radio of radios) radio.checked = radio.value === tongue;
  put("meanwhile", say("wait-meanwhile"));
  put("contents-label", say("wait-contents"));
  showRules();
  showProgress();
  part("main").hidden = false;
}

// A second request confirms it, because the starter may have ended during the first: reloading too early
// ends in an error page of the browser, which does not retry.
async function isOver() {
  const front = await fetch("/", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
  const page = await front.text();
  return front.ok && page !== "" && !page.includes("/wait.js");
}

// Asks the starter for its progress; returns whether the game has replaced it.
async function ask() {
  const response = await fetch("/progress", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
  const answer = await response.json().catch(() => null);
  if (answer?.starter !== true || answer.playable) return isOver();
  progress = answer;
  heard = performance.now();
  return false;
}

// Browsers slow down hidden pages, so ask at once when it is shown again.
let wake = () => {};
document.addEventListener("visibilitychange", () => wake());

async function follow() {
  // There may be no server: between the starter and the game, or for good.
  while (!(await ask().catch(() => false))) {
    if (!texts) await learn().then(showAll, () => {});
    isSilent = performance.now() - heard > SILENCE;
    showProgress();
    await new Promise((then) => {
      wake = then;
      setTimeout(then, PACE);
    });
  }
  location.reload();
}

light();
for (const radio of radios) {
  radio.addEventListener("change", () => {
    tongue = radio.value;
    try { localStorage.setItem(`${SETTING}language`, tongue); } catch {}
    showAll();
  });
}
addEventListener("hashchange", showRules);
for (const place of document.querySelectorAll("[data-art]")) paint(place).catch(() => {});
await learn().then(showAll, () => {});
follow();
