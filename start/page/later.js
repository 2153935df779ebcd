// Part of the game while its server is still being compiled: reloads the page once the server runs, which
// offers online tables. It waits until no table is open.

// Milliseconds: between two requests, and for an answer.
const PACE = 3000;
const PATIENCE = 5000;

const isFrontDoor = () => location.hash.length <= 2;

async function isThere() {
  const front = await fetch("./", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
  const page = await front.text();
  return front.ok && page !== "" && !page.includes("later.js");
}

// Between the starter and the server there is no answer.
while (!(await isThere().catch(() => false))) await new Promise((then) => setTimeout(then, PACE));
while (!isFrontDoor()) await new Promise((then) => addEventListener("hashchange", then, { once: true }));
location.reload();
