// In the game while its server is still being compiled: once that is there, the page is loaded again,
// so that play with others is offered. Nobody is torn away from a table: it waits for the front door.

const PACE = 2000;
const PATIENCE = 5000;

const isFrontDoor = () => location.hash.length <= 2;

async function isThere() {
  const response = await fetch("progress", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
  const answer = await response.json().catch(() => null);
  return answer?.starter !== true;
}

// Between the starter and the server nobody answers.
while (!(await isThere().catch(() => false))) await new Promise((then) => setTimeout(then, PACE));
while (!isFrontDoor()) await new Promise((then) => addEventListener("hashchange", then, { once: true }));
location.reload();
