// In the game while its server is still being compiled: once that is there, the page is loaded again,
// so that play with others is offered. Nobody is torn away from a table: it waits for the front door.

// Milliseconds: between two questions, and for an answer.
const PACE = 3000;
const PATIENCE = 5000;

const isFrontDoor = () => location.hash.length <= 2;

async function isThere() {
  const front = await fetch("./", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
  const page = await front.text();
  return front.ok && page !== "" && !page.includes("later.js");
}

// Between the starter and the server nobody answers.
while (!(await isThere().catch(() => false))) await new Promise((then) => setTimeout(then, PACE));
while (!isFrontDoor()) await new Promise((then) => addEventListener("hashchange", then, { once: true }));
location.reload();
