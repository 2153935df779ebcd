// Keeps the page playable offline.
//
// Each build has a cache of its own, filled before it is used and emptied when no page of that
// build is open any more: a new worker waits for that, it never takes over from a running one. All
// files but the page itself are named by their contents, so a kept one is always the right one.
const BUILD = "{{build}}";
const PAGE = "./";
const NEEDED = {{needed}};
const NETS = {{nets}};
// Other copies of the page may live in other folders of the same host.
const COPY = `fondaco ${registration.scope} `;
const KEPT = COPY + BUILD;
// How long the network may take to bring a newer page, in milliseconds.
const PATIENCE = 3000;

const known = new Set([...NEEDED, ...NETS].map(address));

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => {
  if (event.data === "nets") event.waitUntil(keep(NETS).catch(() => {}));
});
// A press on a notification opens its table.
addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(look(notification.tag));
});
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const url = request.url.split(/[?#]/, 1)[0];
  if (request.mode === "navigate") {
    if (url === address(PAGE) || url === address("index.html")) event.respondWith(page(request));
  } else if (known.has(url)) {
    event.respondWith(file(request));
  }
});

function address(path) {
  return new URL(path, location.href).href;
}

async function look(table) {
  const pages = await clients.matchAll({ type: "window" });
  const there = pages.find((page) => page.url.endsWith(`#/online/${table}`));
  await (there?.focus() ?? clients.openWindow(address(`${PAGE}#/online/${table}`)));
}

async function install() {
  const page = await fetch(PAGE, { cache: "no-cache" });
  // If the host has a newer build by now, its worker will be found next time.
  if (!page.ok || !(await page.clone().text()).includes(BUILD)) throw new Error("not this build");
  const cache = await caches.open(KEPT);
  await cache.put(PAGE, page);
  await keep(NEEDED);
}

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(COPY) && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

async function keep(files) {
  const cache = await caches.open(KEPT);
  await Promise.all(files.map(async (file) => {
    if (await cache.match(file, { ignoreVary: true })) return;
    const response = (await caches.match(file, { ignoreVary: true })) ?? (await fetch(file));
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    await cache.put(file, response);
  }));
}

async function file(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

// The newest page if the network brings it soon, or else the kept one.
async function page(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(PAGE, { ignoreVary: true });
  if (!kept) return fetch(request);
  const late = new Promise((then) => setTimeout(then, PATIENCE, kept));
  const fresh = fetch(request).then((response) => (response.ok ? response : kept), () => kept);
  return Promise.race([fresh, late]);
}
