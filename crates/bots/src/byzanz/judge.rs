//! What the net thinks of a position.

use std::sync::LazyLock;

use fondaco_rules::{Byzanz, Players, Seat};

use super::inputs::{POINT, describe};
use super::options::Appraise;
use crate::net::{Inputs, Net, Scratch};

/// Judges quiet positions with a net.
#[derive(Clone, Debug)]
pub struct Judge<'a> {
    net: &'a Net,
    inputs: Inputs,
    scratch: Scratch,
}

impl<'a> Judge<'a> {
    /// A judge with this net.
    pub fn new(net: &'a Net) -> Judge<'a> {
        Judge { net, inputs: Inputs::default(), scratch: Scratch::default() }
    }
}

impl Judge<'static> {
    /// The judge of games of so many players, with the net that was trained for them.
    pub fn of(players: Players) -> Judge<'static> {
        static NETS: LazyLock<[Net; 4]> = LazyLock::new(|| {
            [
                include_bytes!("../../weights/byzanz-3.net").as_slice(),
                include_bytes!("../../weights/byzanz-4.net"),
                include_bytes!("../../weights/byzanz-5.net"),
                include_bytes!("../../weights/byzanz-6.net"),
            ]
            .map(|bytes| Net::from_bytes(bytes).unwrap_or_else(|reason| panic!("{reason}")))
        });
        Judge::new(&NETS[players.count() - 3])
    }
}

impl Appraise for Judge<'_> {
    fn to_come(&mut self, game: &Byzanz, seat: Seat) -> f32 {
        describe(game, seat, &mut self.inputs);
        self.net.ask(&self.inputs, &mut self.scratch)[0] / POINT
    }
}
