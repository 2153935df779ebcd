//! A course of lessons: games against itself, a step of learning after every few of them.

use std::fmt;

use fondaco_bots::net::Net;
use fondaco_dice::Dice;
use serde::{Deserialize, Serialize};

use super::{Lesson, Sample, Trainer};

/// How long and how fast a net learns.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// Decides the fresh net and all chance.
    pub seed: u64,
    /// How many games are played in all.
    pub games: u64,
    /// How far a step goes at the beginning; it falls evenly to `last_rate`.
    pub first_rate: f32,
    /// How far a step goes at the end.
    pub last_rate: f32,
    /// A step is made as soon as so many positions have come together.
    pub batch: usize,
    /// Where the net to begin with came from; none for a fresh one.
    pub start: Option<String>,
}

impl Plan {
    /// A plan with the usual rates.
    pub const fn new(seed: u64, games: u64) -> Plan {
        Plan { seed, games, first_rate: 0.005, last_rate: 0.0005, batch: 256, start: None }
    }
}

/// Puts positions in any order, each equally likely.
fn shuffle(samples: &mut [Sample], dice: &mut Dice) {
    for left in (2..=samples.len()).rev() {
        samples.swap(left - 1, dice.below(left as u32) as usize);
    }
}

/// A net on its way through a course.
///
/// Everything happens in a fixed order on one core. Between two calls of [`Course::go_on`] nothing
/// is pending, so that a course that was put down as bytes and taken up again ends with the very
/// same weights.
pub struct Course {
    lesson: Box<dyn Lesson>,
    plan: Plan,
    trainer: Trainer,
    played: u64,
    loss: f32,
    samples: Vec<Sample>,
}

impl Course {
    /// The beginning of a course, with a fresh net or with one that knows something already.
    ///
    /// # Errors
    /// When the net that is given is not one for this lesson.
    pub fn begin(
        lesson: Box<dyn Lesson>,
        plan: Plan,
        net: Option<Net>,
    ) -> Result<Course, BadCourse> {
        let trainer = match net {
            None => Trainer::fresh(&lesson.sizes(), plan.seed),
            Some(net) => Trainer::of(net),
        };
        Course::with(lesson, plan, trainer, 0, 0.0)
    }

    fn with(
        lesson: Box<dyn Lesson>,
        plan: Plan,
        mut trainer: Trainer,
        played: u64,
        loss: f32,
    ) -> Result<Course, BadCourse> {
        check_net(&trainer.net, &lesson.sizes())?;
        let weights = lesson.weights();
        if !weights.is_empty() {
            trainer.weights = weights;
        }
        Ok(Course { lesson, plan, trainer, played, loss, samples: Vec::new() })
    }

    /// Plays a few games and learns from them; false when the course is over.
    pub fn go_on(&mut self) -> bool {
        self.samples.clear();
        let mixed = self.lesson.mixed().max(1);
        while self.played < self.plan.games && self.samples.len() < self.plan.batch * mixed {
            let dice = &mut Dice::of_game(self.plan.seed, self.played);
            let done = self.done();
            self.lesson.game(&self.trainer.net, dice, done, &mut self.samples);
            self.played += 1;
        }
        if mixed > 1 {
            shuffle(&mut self.samples, &mut Dice::of_game(!self.plan.seed, self.played));
        }
        let rate = self.rate();
        // A long game may fill more than one batch; what is left over joins the last one.
        let steps = (self.samples.len() / self.plan.batch.max(1)).max(1);
        for batch in self.samples.chunks(self.samples.len().div_ceil(steps).max(1)) {
            let loss = self.trainer.step(batch, rate);
            self.loss = if self.loss == 0.0 { loss } else { self.loss + (loss - self.loss) * 0.01 };
        }
        self.played < self.plan.games
    }

    fn rate(&self) -> f32 {
        self.plan.first_rate + (self.plan.last_rate - self.plan.first_rate) * self.done()
    }

    /// The net as it is now.
    pub const fn net(&self) -> &Net {
        &self.trainer.net
    }

    /// How many games were played.
    pub const fn played(&self) -> u64 {
        self.played
    }

    /// The part of the course that is over, from 0 to 1.
    pub fn done(&self) -> f32 {
        (self.played as f64 / self.plan.games.max(1) as f64) as f32
    }

    /// How far the net has been off lately: the mean loss, recent steps counting most.
    pub const fn loss(&self) -> f32 {
        self.loss
    }

    /// Everything that is needed to go on later exactly as if nothing had happened: a line of JSON
    /// with the plan and how far it has come, then the bytes of the trainer.
    pub fn to_bytes(&self) -> Vec<u8> {
        let head = Head {
            checkpoint: VERSION,
            name: self.lesson.name(),
            plan: self.plan.clone(),
            played: self.played,
            loss: self.loss,
        };
        // Numbers and strings can always be written.
        let mut bytes = serde_json::to_vec(&head).unwrap_or_default();
        bytes.push(b'\n');
        bytes.extend(self.trainer.to_bytes());
        bytes
    }

    /// Takes up what [`Course::to_bytes`] put down.
    ///
    /// # Errors
    /// When the bytes are something else, or of a course with another lesson or another plan.
    pub fn resume(lesson: Box<dyn Lesson>, plan: Plan, bytes: &[u8]) -> Result<Course, BadCourse> {
        let end = bytes.iter().position(|&byte| byte == b'\n').ok_or(BadCourse::Unreadable)?;
        let head: Head =
            serde_json::from_slice(&bytes[..end]).map_err(|_| BadCourse::Unreadable)?;
        let trainer = Trainer::from_bytes(&bytes[end + 1..]).ok_or(BadCourse::Unreadable)?;
        if head.checkpoint != VERSION {
            return Err(BadCourse::Unreadable);
        }
        if head.name != lesson.name() || head.plan != plan {
            let other = format!("{}, {}", head.name, head.plan);
            return Err(BadCourse::OtherPlan {
                asked: format!("{}, {plan}", lesson.name()),
                other,
            });
        }
        Course::with(lesson, plan, trainer, head.played, head.loss)
    }
}

/// Has the net the inputs and outputs of a lesson whose fresh nets have these layers? Those between
/// may well have another width.
///
/// # Errors
/// When it has not.
pub fn check_net(net: &Net, sizes: &[usize]) -> Result<(), BadCourse> {
    let (inputs, outputs) = (net.inputs(), net.outputs());
    if sizes.first() == Some(&inputs) && sizes.last() == Some(&outputs) {
        return Ok(());
    }
    Err(BadCourse::OtherNet { inputs, outputs, sizes: sizes.to_vec() })
}

/// The first line of a checkpoint.
#[derive(Serialize, Deserialize)]
struct Head {
    checkpoint: u32,
    name: String,
    plan: Plan,
    played: u64,
    loss: f32,
}

/// The version of the checkpoints.
const VERSION: u32 = 1;

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Plan { seed, games, first_rate, last_rate, batch, start } = self;
        let start = start.as_deref().unwrap_or("a fresh net");
        write!(f, "seed {seed}, {games} games, rates {first_rate} to {last_rate}, ")?;
        write!(f, "batches of {batch}, begun with {start}")
    }
}

/// Why a course cannot begin or go on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadCourse {
    /// The bytes are not a checkpoint.
    #[error("this is not a checkpoint of a training")]
    Unreadable,
    /// The checkpoint belongs to another course.
    #[error("the checkpoint is of another training ({other}) than asked for ({asked})")]
    OtherPlan {
        /// What was asked for.
        asked: String,
        /// What the checkpoint is of.
        other: String,
    },
    /// The net does not have the inputs and outputs of the lesson.
    #[error(
        "the net has {inputs} inputs and {outputs} outputs; here it needs {} and {}",
        sizes.first().unwrap_or(&0),
        sizes.last().unwrap_or(&0)
    )]
    OtherNet {
        /// The net's.
        inputs: usize,
        /// The net's.
        outputs: usize,
        /// The lesson's layers.
        sizes: Vec<usize>,
    },
}

#[cfg(test)]
mod tests;
