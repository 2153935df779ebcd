//! A terminal on which news appear while something is typed.

use std::io;
use std::sync::mpsc;
use std::thread;

use anstream::{AutoStream, ColorChoice};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use crate::output;
use crate::play::input::{Asked, Input, Print, Typed};

/// Lines are read by a thread of its own, one each time it is asked to.
pub struct Screen {
    asks: mpsc::Sender<()>,
    typed: UnboundedReceiver<io::Result<Typed>>,
    is_asked: bool,
    /// Writes above the line that is being typed; none for a file or a pipe.
    print: Option<Print>,
}

impl Screen {
    /// Standard input and output.
    pub fn new() -> io::Result<Screen> {
        let mut input = Input::new()?;
        let print = input.print();
        let (asks, asked) = mpsc::channel();
        let (tell, typed) = unbounded_channel();
        let read = move || {
            while let Ok(()) = asked.recv() {
                if tell.send(input.read()).is_err() {
                    break;
                }
            }
        };
        thread::Builder::new().name("typed".into()).spawn(read)?;
        Ok(Screen { asks, typed, is_asked: false, print })
    }

    /// Is somebody there who may type at any time?
    pub fn is_terminal(&self) -> bool {
        self.print.is_some()
    }

    /// Has somebody been asked to type something?
    pub fn is_asked(&self) -> bool {
        self.is_asked
    }

    /// From now on a line may be typed.
    pub fn ask(&mut self) {
        if !self.is_asked {
            self.is_asked = self.asks.send(()).is_ok();
        }
    }

    /// The line that was asked for.
    pub async fn typed(&mut self) -> io::Result<Typed> {
        let typed = self.typed.recv().await;
        self.is_asked = false;
        typed.unwrap_or(Ok(Typed::End))
    }

    /// Shows text, above the line that is being typed.
    pub fn show(&mut self, text: &str) -> io::Result<()> {
        let Some(print) = &mut self.print else { return output::show(text) };
        let plain = AutoStream::choice(&io::stdout()) == ColorChoice::Never;
        let text = if plain { anstream::adapter::strip_str(text).to_string() } else { text.into() };
        print(text)
    }
}

impl Asked for Screen {
    fn read(&mut self) -> io::Result<Typed> {
        self.ask();
        let typed = self.typed.blocking_recv();
        self.is_asked = false;
        typed.unwrap_or(Ok(Typed::End))
    }
}
