//! The progress of the build.

use std::collections::BTreeMap;
use std::mem;
use std::path::{Path, PathBuf};
use std::process::Child;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::advice::Failure;
use crate::cargo::Artifact;
use crate::times::Times;

/// A build by cargo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Job {
    /// The programs for the browser.
    Page,
    /// The program that makes the page.
    Maker,
    /// The program for this machine.
    Program,
}

impl Job {
    const ALL: [Job; 3] = [Job::Page, Job::Maker, Job::Program];

    const fn name(self) -> &'static str {
        match self {
            Job::Page => "page",
            Job::Maker => "maker",
            Job::Program => "program",
        }
    }
}

/// The steps, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    SetUp,
    Compile,
    /// Making the page.
    Bind,
    /// The page can be played, and the program is still being compiled.
    Rest,
    /// The program takes over.
    Open,
}

/// The steps to a game in the browser, and at the terminal.
const IN_BROWSER: [Step; 5] = [Step::SetUp, Step::Compile, Step::Bind, Step::Rest, Step::Open];
const AT_TERMINAL: [Step; 3] = [Step::SetUp, Step::Compile, Step::Open];

impl Step {
    pub const fn name(self) -> &'static str {
        match self {
            Step::SetUp => "set-up",
            Step::Compile => "compile",
            Step::Bind => "bind",
            Step::Rest => "rest",
            Step::Open => "open",
        }
    }

    pub const fn described(self) -> &'static str {
        match self {
            Step::SetUp => "looking at the compiler",
            Step::Compile => "compiling",
            Step::Bind => "making the page",
            Step::Rest => "compiling the server",
            Step::Open => "opening",
        }
    }
}

/// The unit of making the page.
const BIND: &str = "bind page";

/// After how many seconds of work this run weighs as much as earlier runs.
const TRUST: f64 = 60.0;

/// The page is played without the program only if that takes longer than this many seconds.
const WORTHWHILE: f64 = 15.0;

/// The state of a job.
#[derive(Clone, Default, Debug)]
struct Units {
    /// How it ended, if it has.
    is_made: Option<bool>,
    is_fetching: bool,
    began: Option<Instant>,
    done: usize,
    of: usize,
    now: String,
    since: Option<Instant>,
    /// The units that are not built yet, with the seconds they take.
    left: BTreeMap<String, f64>,
    /// The seconds expected for the units that this run has built.
    made: f64,
    /// The seconds this run has spent on each unit; units built at once share the time.
    worked: BTreeMap<String, f64>,
}

impl Units {
    /// The units being built, and the share of each in the time since the last note.
    fn at_work(&self) -> (Vec<&str>, f64) {
        let names: Vec<&str> = self.now.split(", ").filter(|name| !name.is_empty()).collect();
        let since = self.since.map_or(0.0, |since| since.elapsed().as_secs_f64());
        let share = since / names.len().max(1) as f64;
        (names, share)
    }

    /// Notes the units that cargo is building now.
    fn note(&mut self, now: &str) {
        let (names, share) = self.at_work();
        let names: Vec<String> = names.into_iter().map(str::to_owned).collect();
        for name in names {
            *self.worked.entry(name).or_default() += share;
        }
        now.clone_into(&mut self.now);
        self.since = Some(Instant::now());
    }

    /// Removes a unit that is built.
    fn cross_off(&mut self, made: &Artifact) {
        let Artifact { package, is_script, is_fresh } = *made;
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
        if !is_fresh {
            self.made += expected;
        }
    }

    /// The seconds left: the units not built yet, at the pace of this run, which counts more the longer
    /// it runs.
    fn seconds_left(&self) -> f64 {
        if self.is_made.is_some() {
            return 0.0;
        }
        let (names, share) = self.at_work();
        let spent = |name: &str| {
            let now = if names.contains(&name) { share } else { 0.0 };
            self.worked.get(name).copied().unwrap_or_default() + now
        };
        let passed = self.began.map_or(0.0, |began| began.elapsed().as_secs_f64());
        let begun: f64 = self.left.iter().map(|(name, seconds)| spent(name).min(*seconds)).sum();
        let pace = (passed + TRUST) / (self.made + begun + TRUST);
        let left = |(name, seconds): (&String, &f64)| (seconds - spent(name) / pace).max(0.0);
        self.left.iter().map(left).sum::<f64>() * pace
    }

    /// The number of units, as far as it is known.
    fn count(&self) -> usize {
        if self.of > 0 { self.of } else { self.left.len() }
    }
}

/// The progress of all jobs.
#[derive(Debug)]
pub struct Progress {
    started: Instant,
    step: Step,
    step_began: Instant,
    /// The largest share reported.
    share: f64,
    in_browser: bool,
    /// Whether there was no earlier run.
    pub is_first: bool,
    known: Times,
    bound: Option<Duration>,
    page: Units,
    maker: Units,
    program: Units,
    /// The folder of the page, once it is made.
    site: Option<PathBuf>,
    /// Whether it was offered to be played.
    is_open: bool,
    pub failure: Option<Failure>,
    children: Vec<Arc<Mutex<Child>>>,
}

/// What is shown of the progress.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    pub step: Step,
    pub number: usize,
    pub steps: usize,
    /// From 0 to 1.
    pub share: f64,
    pub spent: Duration,
    /// Until the page can be played, and after that until everything is built.
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
        Progress {
            started: now,
            step: Step::SetUp,
            step_began: now,
            share: 0.0,
            in_browser,
            is_first,
            page: job(Job::Page),
            maker: job(Job::Maker),
            program: job(Job::Program),
            known,
            bound: None,
            site: None,
            is_open: false,
            failure: None,
            children: Vec::new(),
        }
    }

    fn units(&self, job: Job) -> &Units {
        match job {
            Job::Page => &self.page,
            Job::Maker => &self.maker,
            Job::Program => &self.program,
        }
    }

    fn units_mut(&mut self, job: Job) -> &mut Units {
        match job {
            Job::Page => &mut self.page,
            Job::Maker => &mut self.maker,
            Job::Program => &mut self.program,
        }
    }

    fn jobs(&self) -> impl Iterator<Item = &Units> {
        let wanted = move |job: &Job| self.in_browser || *job == Job::Program;
        Job::ALL.into_iter().filter(wanted).map(|job| self.units(job))
    }

    /// The progress now.
    pub fn report(&mut self) -> Report {
        let left = self.left();
        let (spent, step) = (self.started.elapsed(), self.step);
        // The bar starts again once the page can be played.
        let so_far = if step == Step::Rest { self.step_began.elapsed() } else { spent };
        let whole = so_far.as_secs_f64() + left;
        let steps = if self.in_browser { &IN_BROWSER[..] } else { &AT_TERMINAL };
        let number = steps.iter().position(|it| *it == step).map_or(steps.len(), |it| it + 1);
        // The work is unknown until cargo has checked everything.
        let is_known = match step {
            Step::SetUp | Step::Compile if self.in_browser => self.page.of > 0,
            Step::SetUp | Step::Compile | Step::Rest => self.program.of > 0,
            Step::Bind | Step::Open => true,
        };
        let share = if is_known && whole > 0.0 { so_far.as_secs_f64() / whole } else { 0.0 };
        // The bar never goes back, even if the estimate gets worse.
        self.share = share.max(self.share);
        let open = || self.jobs().filter(|units| units.is_made.is_none());
        let names: Vec<&str> =
            open().map(|units| &*units.now).filter(|it| !it.is_empty()).collect();
        Report {
            step,
            number,
            steps: steps.len(),
            share: self.share,
            spent,
            left: (is_known || self.is_first).then(|| Duration::from_secs_f64(left)),
            is_fetching: open().any(|units| units.is_fetching),
            done: self.jobs().map(|units| units.done).sum(),
            of: self.jobs().map(Units::count).sum(),
            now: names.join(", "),
        }
    }

    /// The page, if it can be played while the program is still being compiled.
    pub fn playable(&mut self) -> Option<&Path> {
        let program = &self.program;
        // Until cargo has checked everything there may be nothing to do.
        let is_late = program.is_made.is_none() && program.of > 0;
        let site = self.site.as_deref()?;
        self.is_open |= is_late && program.seconds_left() > WORTHWHILE;
        self.is_open.then_some(site)
    }

    /// Seconds until the page can be played, and after that until everything is built.
    fn left(&self) -> f64 {
        let bind = self.known.of(BIND);
        match self.step {
            Step::SetUp | Step::Compile if self.in_browser => {
                self.page.seconds_left().max(self.maker.seconds_left()) + bind
            }
            Step::Bind => (bind - self.step_began.elapsed().as_secs_f64()).max(0.0),
            Step::SetUp | Step::Compile | Step::Rest => self.program.seconds_left(),
            Step::Open => 0.0,
        }
    }
}

/// The progress, shared between threads.
#[derive(Clone, Debug)]
pub struct Shared(Arc<(Mutex<Progress>, Condvar)>);

impl Shared {
    pub fn new(root: &Path, in_browser: bool) -> Shared {
        Shared(Arc::new((Mutex::new(Progress::new(root, in_browser)), Condvar::new())))
    }

    pub fn get(&self) -> MutexGuard<'_, Progress> {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn is_in_browser(&self) -> bool {
        self.get().in_browser
    }

    /// Begins the next step.
    pub fn begin(&self, step: Step) {
        let mut progress = self.get();
        let began = mem::replace(&mut progress.step_began, Instant::now());
        if mem::replace(&mut progress.step, step) == Step::Bind {
            progress.bound = Some(began.elapsed());
        }
        if step == Step::Rest {
            progress.share = 0.0;
        }
    }

    /// Notes that the page is made.
    pub fn bound(&self, site: &Path) {
        self.begin(Step::Rest);
        self.get().site = Some(site.to_owned());
    }

    /// Waits until a job has ended; returns whether it succeeded.
    pub fn wait_for(&self, job: Job) -> bool {
        let mut progress = self.get();
        loop {
            if let Some(is_made) = progress.units(job).is_made {
                return is_made;
            }
            progress = self.0.1.wait(progress).unwrap_or_else(PoisonError::into_inner);
        }
    }

    pub fn fetching(&self, job: Job) {
        self.get().units_mut(job).is_fetching = true;
    }

    pub fn building(&self, job: Job, done: usize, of: usize, now: &str) {
        let mut progress = self.get();
        let units = progress.units_mut(job);
        units.began.get_or_insert_with(Instant::now);
        (units.done, units.of, units.is_fetching) = (done, of, false);
        units.note(now);
    }

    pub fn made(&self, job: Job, made: &Artifact) {
        self.get().units_mut(job).cross_off(made);
    }

    pub fn done(&self, job: Job, is_made: bool) {
        let mut progress = self.get();
        let units = progress.units_mut(job);
        units.is_made = Some(is_made);
        units.note("");
        // Cargo does not count units that were up to date.
        units.of = units.of.max(units.done);
        units.done = units.of;
        self.0.1.notify_all();
    }

    /// Kills all builds; returns the first failure.
    pub fn fail(&self, why: &str) -> Failure {
        let mut progress = self.get();
        for child in progress.children.drain(..) {
            // It may have ended already.
            let _ = child.lock().unwrap_or_else(PoisonError::into_inner).kill();
        }
        progress.failure.get_or_insert_with(|| Failure::of(why)).clone()
    }

    /// Registers a build, to be killed when another one fails.
    pub fn at_work(&self, child: &Arc<Mutex<Child>>) {
        self.get().children.push(child.clone());
    }

    /// Saves the times for the next run.
    pub fn keep(&self, root: &Path) {
        let progress = self.get();
        let mut times = progress.known.clone();
        for job in Job::ALL {
            for (unit, seconds) in &progress.units(job).worked {
                times.set(&format!("{} {unit}", job.name()), *seconds);
            }
        }
        if let Some(bound) = progress.bound {
            times.set(BIND, bound.as_secs_f64());
        }
        times.keep(root);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn begun() -> Shared {
        // There is no such folder, so there was no earlier run.
        let shared = Shared::new(Path::new("/nowhere/at/all"), true);
        shared.begin(Step::Compile);
        for job in Job::ALL {
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
            let made = Artifact { package: &package, is_script: false, is_fresh: false };
            shared.made(Job::Page, &made);
            let report = shared.get().report();
            // Time goes on while this is tested.
            let then = last.left.map(|left| left + Duration::from_secs(1));
            assert!(report.left < then, "{last:?}, then {report:?}");
            last = report;
        }
        shared.done(Job::Page, true);
        shared.done(Job::Maker, true);
        shared.begin(Step::Bind);
        let report = shared.get().report();
        assert_eq!((report.number, report.steps), (3, 5));
        assert!(report.left <= last.left);
    }

    #[test]
    fn one_can_play_before_everything_is_there() {
        let shared = begun();
        assert_eq!(shared.get().playable(), None);
        shared.done(Job::Page, true);
        shared.done(Job::Maker, true);
        shared.bound(Path::new("/site"));
        assert_eq!(shared.get().playable(), Some(Path::new("/site")));
        let report = shared.get().report();
        assert_eq!((report.step, report.number), (Step::Rest, 4));
        assert!(report.left > Some(Duration::from_secs(30)), "{report:?}");
        assert!(report.share < 0.5, "the bar begins anew: {report:?}");
        shared.done(Job::Program, true);
        assert_eq!(shared.get().report().left, Some(Duration::ZERO));
        assert!(shared.get().playable().is_some(), "nobody is sent back");
    }

    #[test]
    fn nobody_plays_without_a_program_that_is_there_at_once() {
        let shared = Shared::new(Path::new("/nowhere/at/all"), true);
        shared.bound(Path::new("/site"));
        assert_eq!(shared.get().playable(), None, "perhaps nothing has changed");
        shared.done(Job::Program, true);
        assert_eq!(shared.get().playable(), None);
    }

    #[test]
    fn what_is_there_already_takes_no_time() {
        let shared = begun();
        for job in Job::ALL {
            let packages = packages(shared.get().units(job));
            for package in packages {
                let made = Artifact { package: &package, is_script: false, is_fresh: true };
                shared.made(job, &made);
            }
        }
        let report = shared.get().report();
        assert!(report.left < Some(Duration::from_secs(60)), "only the page: {report:?}");
    }

    #[test]
    fn what_is_left_is_not_told_before_it_is_known() {
        let root = std::env::temp_dir().join(format!("fondaco-left-{}", std::process::id()));
        std::fs::create_dir_all(root.join("target")).expect("a folder");
        Times::reference().keep(&root);
        let again = Shared::new(&root, true);
        std::fs::remove_dir_all(&root).expect("removed");
        for step in [Step::Compile, Step::Rest] {
            again.begin(step);
            assert_eq!(again.get().report().left, None, "perhaps nothing has changed");
        }
        again.building(Job::Program, 0, 200, "libc");
        assert!(again.get().report().left > Some(Duration::from_secs(30)));
    }

    #[test]
    fn whoever_waits_for_a_job_hears_how_it_ended() {
        let shared = begun();
        let waiting = {
            let shared = shared.clone();
            std::thread::spawn(move || shared.wait_for(Job::Maker))
        };
        shared.done(Job::Maker, false);
        assert!(!waiting.join().expect("it has ended"));
        shared.done(Job::Page, true);
        assert!(shared.wait_for(Job::Page));
    }

    #[test]
    fn at_the_terminal_nobody_waits_for_a_page() {
        let terminal = Shared::new(Path::new("/nowhere/at/all"), false);
        let page = terminal.get().page.left.len();
        let report = terminal.get().report();
        assert_eq!(report.steps, 3);
        assert!(report.of > 0 && page > 0);
        assert_eq!(report.of, terminal.get().program.left.len());
    }
}
