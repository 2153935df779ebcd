//! A node that is behind does not hold back a client that is ahead of it.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::sync::Arc;

use fondaco_protocol::{Command, NewTable, Newcomer, SeatWish};
use fondaco_rules::GameKind;
use fondaco_server::hall::{Hall, Limits, LiveTable, Person, SetClock};
use fondaco_server::metrics::Metrics;
use fondaco_server::store::Store;

/// Two halls on one store that get no notices from each other.
struct Deaf {
    first: Hall,
    second: Hall,
    host: Arc<Person>,
    guest: Arc<Person>,
    table: String,
    _folder: tempfile::TempDir,
}

impl Deaf {
    /// A table of Strozzi that both halls have in memory.
    async fn new() -> Deaf {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("fondaco.db");
        let store = Store::open(&format!("sqlite://{}", file.display())).await.unwrap();
        let hall = |store: &Store| {
            let clock = Arc::new(SetClock::at(1_000_000));
            Hall::new(store.clone(), clock, Limits::default(), Arc::new(Metrics::default()))
        };
        let (first, second) = (hall(&store), hall(&store));
        let come = async |name: &str| {
            let newcomer = Newcomer { name: name.to_owned(), program: false };
            let person = first.welcome(&newcomer).await.unwrap();
            Arc::new(Person { id: person.id, name: person.name, program: false })
        };
        let (host, guest) = (come("Cosimo").await, come("Filippo").await);
        let wanted = NewTable {
            game: GameKind::Strozzi,
            seats: vec![SeatWish::Host, SeatWish::Open],
            public: true,
            clock: 0,
            start_when_full: true,
        };
        let seated = first.set_up(&host, &wanted).await.unwrap();
        first.command(&guest, &seated, Command::Join { seat: None }).await.unwrap();
        let table = seated.id.to_string();
        second.table(&table).await.unwrap();
        Deaf { first, second, host, guest, table, _folder: folder }
    }

    /// The player to act plays through a hall; returns that hall's table. The first hall always knows
    /// whose turn it is.
    async fn play(&self, hall: &Hall, after: u32) -> Result<Arc<LiveTable>, String> {
        let seat = self.first.table(&self.table).await.unwrap().seen_by(None).0.to_act.unwrap();
        let seated = hall.table(&self.table).await.unwrap();
        let person = if seat == 0 { &self.host } else { &self.guest };
        let mut refused = String::new();
        for play in ["draw", "price 0", "buy"] {
            let command = Command::Move { after, play: play.to_owned() };
            match hall.command(person, &seated, command).await {
                Ok(()) => return Ok(seated),
                Err(why) => refused = format!("{refused}{play}: {:?} {why}; ", why.why),
            }
        }
        Err(refused)
    }
}

fn lines(seated: &LiveTable) -> u32 {
    seated.seen_by(None).0.lines
}

#[tokio::test]
async fn whoever_knows_more_than_a_node_is_shown_all_of_it() {
    let deaf = Deaf::new().await;
    let known = lines(&deaf.second.table(&deaf.table).await.unwrap());
    let played = lines(&deaf.play(&deaf.first, known).await.unwrap());
    assert!(played > known);
    let seated = deaf.second.table(&deaf.table).await.unwrap();
    assert_eq!(lines(&seated), known, "nobody has told it");
    let (_looking, found) = deaf.second.look(&seated, Some(&deaf.host.id), played).await.unwrap();
    assert_eq!((found.table.lines, found.from), (played, played + 1));
    assert_eq!(found.lines, Vec::<String>::new());
}

#[tokio::test]
async fn a_move_after_more_than_a_node_knows_is_played() {
    let deaf = Deaf::new().await;
    let known = lines(&deaf.second.table(&deaf.table).await.unwrap());
    let played = lines(&deaf.play(&deaf.first, known).await.unwrap());
    let again = deaf.play(&deaf.second, played).await;
    assert!(again.is_ok_and(|seated| lines(&seated) > played));
}
