// The worker in which bots think. Questions that arrive before it is ready are not lost.
import init from "./{{thinking}}";
globalThis.nets = {{nets}};
const early = [];
onmessage = (event) => early.push(event);
init({ module_or_path: new URL("./{{thinking-wasm}}", import.meta.url) })
  .then(() => early.forEach((event) => onmessage(event)))
  // Out of the promise, so that the page hears of it.
  .catch((error) => setTimeout(() => { throw error; }));
