### What is said in the browser while `cargo play` builds the program, in English. One line each;
### what stands between backticks is to be typed.

## While it is being built

wait-title = Fondaco is being prepared
wait-lead = The game is being built on this machine. That takes a few minutes the first time; then it opens here by itself.
wait-silent = Nobody answers at the moment. The terminal with `cargo play` says why; this page goes on by itself.
wait-language = Language
wait-step = Step { $step } of { $steps }: { $doing }
wait-doing-set-up = getting the tools ready
wait-doing-compile = building the program
wait-doing-bind = putting the page together
wait-doing-open = opening the doors
wait-crates = { $done } of { $of } crates
wait-crates-now = { $done } of { $of } crates · { $now }
wait-left-unknown = Estimating how long it takes …
wait-left-minutes = About { $minutes } minutes left
wait-left-minute = About a minute left
wait-left-half = Less than half a minute left
wait-left-moment = Any moment now

## When it failed

wait-failed-title = The game could not be built
wait-failed-lead = No harm is done: what has been built so far is kept.
wait-failed-why = What the terminal said last
wait-failed-again = This page goes on by itself as soon as `cargo play` runs again. Until then the rules are here to read.
wait-advice-network = Something could not be downloaded. Check your connection, or the proxy if you have one, then run `cargo play` again. What has been downloaded is kept.
wait-advice-disk = The disk is full. The folder `target` needs about 3 GB. Make some room, then run `cargo play` again.
wait-advice-linker = A C compiler is missing. Get one with `sudo apt install build-essential` on Debian or Ubuntu, `sudo dnf install gcc` on Fedora, or `xcode-select --install` on macOS. Then run `cargo play` again.
wait-advice-target = Rust cannot build for the browser yet. Run `rustup target add wasm32-unknown-unknown`, then `cargo play` again.
wait-advice-other = Run `cargo play` again. If it fails in the same way, please report it with the lines below.

## Something to read meanwhile

wait-meanwhile = The rules, while you wait
wait-contents = Contents
