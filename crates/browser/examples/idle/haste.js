// Gives the page a `press()`: one press of a button that is offered, if somebody is asked.
(() => {
  let dice = 7;
  window.press = () => {
    document.querySelector("dialog.scoring-dialog[open] .button.primary")?.click();
    if (!document.querySelector(".bar.yours[aria-busy=false]")) return;
    const offered = [...document.querySelectorAll(
      ".bar.yours .actions button, .stage .fan button, .stage .ship button",
    )].filter((it) => !it.disabled && it.ariaDisabled !== "true" && it.checkVisibility()
      && it.closest("[inert]") === null && it.innerText.trim() !== "");
    const main = offered.find((it) => it.matches(".primary"));
    // Within 32 bits, which numbers here hold exactly: no short round of always the same presses.
    dice ^= dice << 13;
    dice ^= dice >>> 17;
    dice ^= dice << 5;
    const thrown = dice >>> 8;
    (thrown % 3 && main || offered[thrown % offered.length])?.click();
  };
})();
