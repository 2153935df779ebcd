//! How far everything is.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;
use std::path::Path;
use std::process::Child;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::advice::Failure;
use crate::cargo::Artifact;
use crate::times::{EVERYTHING, Times};

/// What cargo builds at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Job {
    /// The program of this machine, and what makes the page of what was compiled for it.
    Program,
    /// What the browser runs.
    Page,
}

impl Job {
    pub const fn name(self) -> &'static str {
        match self {
            Job::Program => "program",
            Job::Page => "page",
        }
    }
}

/// What is done one after the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
pub enum Step {
    SetUp,
    Compile,
    /// Making the page; the program may still be compiled meanwhile.
    Bind,
    /// The program takes over.
    Open,
}

impl Step {
    pub const fn name(self) -> &'static str {
        match self {
            Step::SetUp => "set-up",
            Step::Compile => "compile",
            Step::Bind => "bind",
            Step::Open => "open",
        }
    }

    pub const fn described(self) -> &'static str {
        match self {
            Step::SetUp => "looking at the compiler",
            Step::Compile => "compiling",
            Step::Bind => "making the page",
            Step::Open => "opening",
        }
    }
}

/// The name under which the time of making the page is kept.
const BIND: &str = "bind page";

/// So many seconds of work must be seen before it counts as much as what was known before.
const TRUST: f64 = 60.0;

/// The state of a job.
#[derive(Clone, Default, Debug)]
struct Units {
    is_wanted: bool,
    is_done: bool,
    is_fetching: bool,
    done: usize,
    of: usize,
    now: String,
    since: Option<Instant>,
    /// What is not made yet, with the seconds that it takes.
    left: BTreeMap<String, f64>,
    /// How long each was worked on in this run; if several were at once, each for its share.
    worked: BTreeMap<String, f64>,
    /// The packages that are made.
    made: BTreeSet<String>,
}

impl Units {
    /// Cargo says what it is working on now.
    fn note(&mut self, now: &str) {
        let before = mem::replace(&mut self.now, now.to_owned());
        let since = self.since.replace(Instant::now());
        let names: Vec<&str> = before.split(", ").filter(|name| !name.is_empty()).collect();
        if let Some(since) = since {
            let share = since.elapsed().as_secs_f64() / names.len().max(1) as f64;
            for name in names {
                *self.worked.entry(name.to_owned()).or_default() += share;
            }
        }
    }

    /// Takes off the list what is made; says how long that was expected to take.
    fn cross_off(&mut self, made: &Artifact) -> f64 {
        let Artifact { package, is_script, .. } = *made;
        if !is_script {
            self.made.insert(package.to_owned());
        }
        let mut expected = 0.0;
        self.left.retain(|name, seconds| {
            let rest = name.strip_prefix(package);
            let is_made = match rest {
                Some("(build.rs)") => true,
                Some(rest) => !is_script && (rest.is_empty() || rest.starts_with('(')),
                None => false,
            };
            expected += if is_made { *seconds } else { 0.0 };
            !is_made
        });
        expected
    }
}

/// How far everything is.
#[derive(Debug)]
pub struct Progress {
    started: Instant,
    step: Step,
    /// Since everything was downloaded.
    compiling: Option<Instant>,
    bind_began: Option<Instant>,
    /// The largest that was told.
    share: f64,
    steps: usize,
    /// Nothing is here from an earlier run.
    pub is_first: bool,
    known: Times,
    bound: Option<Duration>,
    program: Units,
    page: Units,
    /// Seconds of work as they were expected, for all that this run had to make.
    made: f64,
    /// It was all made anew.
    fresh: usize,
    pub failure: Option<Failure>,
    at_work: Vec<Arc<Mutex<Child>>>,
}

/// What one can say about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    pub step: Step,
    pub number: usize,
    pub steps: usize,
    /// From 0 to 1.
    pub share: f64,
    pub spent: Duration,
    pub left: Option<Duration>,
    pub is_fetching: bool,
    pub done: usize,
    pub of: usize,
    pub now: String,
}

impl Progress {
    fn new(root: &Path, in_browser: bool) -> Progress {
        let (last, now) = (Times::last(root), Instant::now());
        let is_first = last.is_none();
        let known = last.unwrap_or_else(Times::reference);
        let job = |job: Job| {
            let left = known.units(job.name()).map(|(name, seconds)| (name.to_owned(), seconds));
            Units { left: left.collect(), ..Units::default() }
        };
        let mut progress = Progress {
            started: now,
            step: Step::SetUp,
            compiling: None,
            bind_began: None,
            share: 0.0,
            steps: if in_browser { 4 } else { 3 },
            is_first,
            program: job(Job::Program),
            page: job(Job::Page),
            known,
            bound: None,
            made: 0.0,
            fresh: 0,
            failure: None,
            at_work: Vec::new(),
        };
        progress.program.is_wanted = true;
        progress.page.is_wanted = in_browser;
        let bind = progress.known.of(BIND);
        progress.page.left.insert(BIND.to_owned(), bind);
        progress
    }

    fn units(&mut self, job: Job) -> &mut Units {
        match job {
            Job::Program => &mut self.program,
            Job::Page => &mut self.page,
        }
    }

    pub fn is_wanted(&self, job: Job) -> bool {
        match job {
            Job::Program => self.program.is_wanted,
            Job::Page => self.page.is_wanted,
        }
    }

    fn jobs(&self) -> impl Iterator<Item = &Units> {
        [&self.program, &self.page].into_iter().filter(|units| units.is_wanted)
    }

    /// How far it is now.
    pub fn report(&mut self) -> Report {
        let spent = self.started.elapsed();
        let left = self.left();
        let whole = spent.as_secs_f64() + left;
        let open = || self.jobs().filter(|units| !units.is_done);
        let names: Vec<&str> =
            open().map(|units| &*units.now).filter(|it| !it.is_empty()).collect();
        let step = self.step();
        let number = match step {
            Step::SetUp => 1,
            Step::Compile => 2,
            Step::Bind => 3,
            Step::Open => self.steps,
        };
        // Until cargo has looked at everything nobody knows what is to be done.
        let is_known = step > Step::Compile || self.jobs().all(|units| units.of > 0);
        let share = if is_known && whole > 0.0 { spent.as_secs_f64() / whole } else { 0.0 };
        let report = Report {
            step,
            number,
            steps: self.steps,
            // An estimate may become worse; nobody wants to see a bar go back.
            share: share.max(self.share),
            spent,
            left: (is_known || self.is_first).then(|| Duration::from_secs_f64(left)),
            is_fetching: open().any(|units| units.is_fetching),
            done: self.jobs().map(|units| units.done).sum(),
            of: self.jobs().map(|units| units.of).sum(),
            now: names.join(", "),
        };
        self.share = report.share;
        report
    }

    /// As long as something is compiled, that is what takes the time.
    fn step(&self) -> Step {
        match self.step {
            Step::Bind if !self.program.is_done => Step::Compile,
            step => step,
        }
    }

    /// Seconds that are left: all work at the pace of this run, but no less than the largest piece
    /// of it takes alone.
    fn left(&self) -> f64 {
        let bind = self.page.left.get(BIND).copied().filter(|_| self.page.is_wanted);
        let bind = bind.unwrap_or_default();
        if self.step() > Step::Compile {
            let begun = self.bind_began.map_or(0.0, |began| began.elapsed().as_secs_f64());
            return (bind - begun).max(0.0);
        }
        let left = || self.jobs().flat_map(|units| &units.left).filter(|(name, _)| *name != BIND);
        let work: f64 = left().map(|(_, seconds)| seconds).sum();
        let largest = left().map(|(_, seconds)| *seconds).fold(0.0, f64::max);
        // At first what is known counts, later what was seen.
        let pace = self.known.pace();
        let compiling = self.compiling.map_or(0.0, |since| since.elapsed().as_secs_f64());
        let pace = (compiling + TRUST * pace) / (self.made + TRUST);
        (work * pace).max(largest * pace + bind)
    }
}

/// What several threads know of the progress.
#[derive(Clone, Debug)]
pub struct Shared(Arc<(Mutex<Progress>, Condvar)>);

impl Shared {
    pub fn new(root: &Path, in_browser: bool) -> Shared {
        Shared(Arc::new((Mutex::new(Progress::new(root, in_browser)), Condvar::new())))
    }

    pub fn get(&self) -> MutexGuard<'_, Progress> {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next step begins.
    pub fn begin(&self, step: Step) {
        let mut progress = self.get();
        progress.step = step;
        if step == Step::Bind {
            progress.bind_began = Some(Instant::now());
        }
    }

    /// The page is made.
    pub fn bound(&self) {
        let mut progress = self.get();
        progress.bound = progress.bind_began.map(|began| began.elapsed());
        progress.page.left.remove(BIND);
    }

    /// Waits until a package of the program is made; says whether it is.
    pub fn wait_for(&self, package: &str) -> bool {
        let mut progress = self.get();
        while !progress.program.is_done && !progress.program.made.contains(package) {
            progress = self.0.1.wait(progress).unwrap_or_else(PoisonError::into_inner);
        }
        progress.program.made.contains(package)
    }

    pub fn fetching(&self, job: Job) {
        self.get().units(job).is_fetching = true;
    }

    pub fn building(&self, job: Job, done: usize, of: usize, now: &str) {
        let mut progress = self.get();
        progress.compiling.get_or_insert_with(Instant::now);
        let units = progress.units(job);
        (units.done, units.of, units.is_fetching) = (done, of, false);
        units.note(now);
    }

    pub fn made(&self, job: Job, made: &Artifact) {
        let mut progress = self.get();
        let expected = progress.units(job).cross_off(made);
        if made.is_fresh {
            progress.fresh += 1;
        } else {
            progress.made += expected;
        }
        self.0.1.notify_all();
    }

    pub fn done(&self, job: Job) {
        let mut progress = self.get();
        let units = progress.units(job);
        units.is_done = true;
        units.done = units.of;
        units.left.retain(|name, _| name == BIND);
        units.note("");
        self.0.1.notify_all();
    }

    /// Ends what is under way; answers with what went wrong first.
    pub fn fail(&self, why: &str) -> Failure {
        let mut progress = self.get();
        for child in progress.at_work.drain(..) {
            // If it has ended, there is nothing left to do.
            let _ = child.lock().unwrap_or_else(PoisonError::into_inner).kill();
        }
        progress.failure.get_or_insert_with(|| Failure::of(why)).clone()
    }

    /// Somebody is at work, and is stopped when something goes wrong elsewhere.
    pub fn at_work(&self, child: &Arc<Mutex<Child>>) {
        self.get().at_work.push(child.clone());
    }

    /// Keeps for the next run how long everything took.
    pub fn keep(&self, root: &Path) {
        let progress = self.get();
        let mut times = progress.known.clone();
        for (job, units) in [(Job::Program, &progress.program), (Job::Page, &progress.page)] {
            for (unit, seconds) in &units.worked {
                times.set(&format!("{} {unit}", job.name()), *seconds);
            }
        }
        if let Some(bound) = progress.bound {
            times.set(BIND, bound.as_secs_f64());
        }
        if progress.fresh == 0 {
            times.set(EVERYTHING, progress.started.elapsed().as_secs_f64());
        }
        times.keep(root);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn begun() -> Shared {
        // There is no such folder, so nothing is known of an earlier run.
        let shared = Shared::new(Path::new("/nowhere/at/all"), true);
        shared.begin(Step::Compile);
        for job in [Job::Program, Job::Page] {
            shared.building(job, 0, 200, "libc");
        }
        shared
    }

    fn packages(units: &Units) -> Vec<String> {
        units.left.keys().map(|name| name.split('(').next().unwrap_or(name).to_owned()).collect()
    }

    #[test]
    fn the_more_is_made_the_less_is_left() {
        let shared = begun();
        let mut last = shared.get().report();
        assert!(last.left > Some(Duration::from_secs(30)), "{last:?}");
        assert!(last.share < 0.01, "{last:?}");
        let packages = packages(&shared.get().page);
        for package in packages {
            shared.made(
                Job::Page,
                &Artifact { package: &package, is_script: false, is_fresh: false },
            );
            let report = shared.get().report();
            // Time goes on while this is tested.
            let then = last.left.map(|left| left + Duration::from_secs(1));
            assert!(report.left < then, "{last:?}, then {report:?}");
            last = report;
        }
        shared.done(Job::Page);
        shared.done(Job::Program);
        shared.begin(Step::Bind);
        let report = shared.get().report();
        assert_eq!((report.number, report.steps), (3, 4));
        assert!(report.left < last.left);
    }

    #[test]
    fn what_is_there_already_takes_no_time() {
        let shared = begun();
        for job in [Job::Program, Job::Page] {
            let packages = packages(shared.get().units(job));
            for package in packages {
                shared.made(job, &Artifact { package: &package, is_script: false, is_fresh: true });
            }
        }
        let report = shared.get().report();
        assert!(report.left < Some(Duration::from_secs(60)), "only the page: {report:?}");
    }

    #[test]
    fn at_the_terminal_nobody_waits_for_a_page() {
        let terminal = Shared::new(Path::new("/nowhere/at/all"), false);
        let browser = Shared::new(Path::new("/nowhere/at/all"), true);
        assert!(terminal.get().left() < browser.get().left());
        assert_eq!(terminal.get().report().steps, 3);
    }
}
