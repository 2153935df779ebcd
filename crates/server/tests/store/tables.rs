//! Tables, logs and lists.

use fondaco_protocol::Phase;
use fondaco_server::store::{Change, NewRow, Outcome, Row, StoreError, StoredTable};

use crate::databases::{TestDatabase, change, on_both, seat, table};

on_both! {
    a_table_is_as_it_was_made
    a_change_adds_lines_and_a_version
    a_lost_race_changes_nothing
    of_many_racers_one_wins_each_round
    one_that_cannot_be_stored_does_not_harm_the_others
    a_log_has_no_holes
    the_lobby_lists_public_tables
    my_tables_begin_with_my_turn
    invitations_push_nothing_aside
    tables_are_counted_until_they_are_over
    undone_and_masked_things_are_only_lines
}

async fn a_table_is_as_it_was_made(database: TestDatabase) {
    let store = database.open().await;
    let begun = NewRow {
        lines: vec!["tile C5".into(), "0 stop".into()],
        phase: Phase::Playing,
        public: false,
        ..table("one")
    };
    store.create(begun.clone()).await.unwrap();
    let row = Row {
        id: "one".into(),
        version: 1,
        lines: 2,
        game: "medici".into(),
        players: 3,
        phase: Phase::Playing,
        public: false,
        created: 1000,
        updated: 1000,
        doc: begun.doc.clone(),
    };
    let stored = StoredTable { row, lines: begun.lines.clone() };
    assert_eq!(store.table("one").await, Ok(Some(stored)));
    assert_eq!(store.table("two").await, Ok(None));
    assert_eq!(store.create(begun).await, Err(StoreError::Taken));
    assert_eq!(store.table("one").await.unwrap().unwrap().lines.len(), 2);
}

async fn a_change_adds_lines_and_a_version(database: TestDatabase) {
    let store = database.open().await;
    store.create(table("one")).await.unwrap();
    let done = store.commit(change("one", 1, 0, &["tile C5", "0 stop"])).await;
    assert_eq!(done, Ok(Outcome::Done));
    // Not every change has lines.
    assert_eq!(store.commit(change("one", 2, 2, &[])).await, Ok(Outcome::Done));
    assert_eq!(store.commit(change("one", 3, 2, &["1 bid 7"])).await, Ok(Outcome::Done));
    let StoredTable { row, lines } = store.table("one").await.unwrap().unwrap();
    assert_eq!((row.version, row.lines, row.updated), (4, 3, 2003));
    assert_eq!((row.phase, row.doc.as_str()), (Phase::Playing, "{\"version\":3}"));
    assert_eq!(lines, ["tile C5", "0 stop", "1 bid 7"]);

    assert_eq!(store.table_since("one", 4, 3).await, Ok(None));
    assert_eq!(store.table_since("two", 4, 3).await, Ok(None));
    let newer = store.table_since("one", 2, 2).await.unwrap().unwrap();
    assert_eq!((newer.row, newer.lines), (row, vec!["1 bid 7".to_owned()]));
}

async fn a_lost_race_changes_nothing(database: TestDatabase) {
    let store = database.open().await;
    store.create(table("one")).await.unwrap();
    assert_eq!(store.commit(change("one", 1, 0, &["tile C5"])).await, Ok(Outcome::Done));
    let before = store.table("one").await.unwrap();
    for late in [change("one", 1, 0, &["tile C6"]), change("one", 3, 1, &["0 stop"])] {
        assert_eq!(store.commit(late).await, Ok(Outcome::Lost));
    }
    assert_eq!(store.commit(change("two", 1, 0, &["tile C6"])).await, Ok(Outcome::Lost));
    assert_eq!(store.table("one").await.unwrap(), before);
    assert_eq!(store.table("two").await, Ok(None));
}

async fn of_many_racers_one_wins_each_round(database: TestDatabase) {
    const RACERS: usize = 8;
    const ROUNDS: u32 = 20;
    let store = database.open().await;
    for number in 0..5 {
        store.create(table(&format!("table-{number}"))).await.unwrap();
    }
    for round in 0..ROUNDS {
        let racing = (0..5 * RACERS).map(|racer| {
            let store = store.clone();
            let table = format!("table-{}", racer % 5);
            let line = format!("{racer} in round {round}");
            let change = change(&table, u64::from(round) + 1, round, &[&line]);
            tokio::spawn(async move { store.commit(change).await.unwrap() })
        });
        let mut won = 0;
        for racing in racing.collect::<Vec<_>>() {
            won += usize::from(racing.await.unwrap() == Outcome::Done);
        }
        assert_eq!(won, 5, "one at each table");
    }
    for number in 0..5 {
        let table = store.table(&format!("table-{number}")).await.unwrap().unwrap();
        assert_eq!(table.lines.len(), ROUNDS as usize);
        assert_eq!(table.row.version, u64::from(ROUNDS) + 1);
    }
}

async fn one_that_cannot_be_stored_does_not_harm_the_others(database: TestDatabase) {
    let store = database.open().await;
    for number in 0..20 {
        store.create(table(&format!("table-{number}"))).await.unwrap();
    }
    let committing = (0..20).map(|number| {
        let store = store.clone();
        let mut change = change(&format!("table-{number}"), 1, 0, &["tile C5"]);
        if number == 7 {
            // No seat has results twice.
            let result = |score| fondaco_server::store::ResultRow {
                seat: 0,
                who: fondaco_server::store::Who::Person("anna".into()),
                score,
                won: 0.0,
            };
            change.finished = Some(vec![result(1), result(2)]);
        }
        tokio::spawn(async move { store.commit(change).await })
    });
    for (number, committing) in committing.collect::<Vec<_>>().into_iter().enumerate() {
        let outcome = committing.await.unwrap();
        if number == 7 {
            assert!(matches!(outcome, Err(StoreError::Database { .. })), "{outcome:?}");
        } else {
            assert_eq!(outcome, Ok(Outcome::Done));
        }
    }
    let spared = store.table("table-7").await.unwrap().unwrap();
    assert_eq!((spared.row.version, spared.lines.len()), (1, 0));
}

async fn a_log_has_no_holes(database: TestDatabase) {
    let store = database.open().await;
    store.create(table("one")).await.unwrap();
    for before in [1, 7] {
        let torn = store.commit(change("one", 1, before, &["tile C5"])).await;
        assert!(matches!(torn, Err(StoreError::Contradiction { .. })), "{torn:?}");
    }
    assert_eq!(store.table("one").await.unwrap().unwrap().row.version, 1);
}

async fn the_lobby_lists_public_tables(database: TestDatabase) {
    let store = database.open().await;
    let made = [
        ("old", Phase::Open, true, 1),
        ("new", Phase::Open, true, 2),
        ("secret", Phase::Open, false, 3),
        ("game", Phase::Playing, true, 4),
        ("hidden", Phase::Playing, false, 5),
        ("over", Phase::Over, true, 6),
        ("closed", Phase::Closed, true, 7),
    ];
    for (id, phase, public, at) in made {
        store.create(NewRow { phase, public, at, ..table(id) }).await.unwrap();
    }
    let ids = |rows: Vec<Row>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(ids(store.open_tables(10).await.unwrap()), ["new", "old"]);
    assert_eq!(ids(store.open_tables(1).await.unwrap()), ["new"]);
    assert_eq!(ids(store.playing_tables(10).await.unwrap()), ["game"]);
}

async fn my_tables_begin_with_my_turn(database: TestDatabase) {
    let store = database.open().await;
    for id in ["waiting", "turn", "over"] {
        store.create(table(id)).await.unwrap();
    }
    let turns = |anna, bert| vec![seat(0, Some("anna"), anna), seat(1, Some("bert"), bert)];
    let moved = |id, anna| Change { seats: turns(anna, !anna), ..change(id, 1, 0, &[]) };
    let over = Change { phase: Phase::Over, ..moved("over", true) };
    for change in [moved("turn", true), Change { at: 9000, ..moved("waiting", false) }, over] {
        assert_eq!(store.commit(change).await, Ok(Outcome::Done));
    }
    let of = async |person: &str| {
        let tables = store.tables_of(person, 10).await.unwrap();
        tables.into_iter().map(|(row, turn)| (row.id, turn)).collect::<Vec<_>>()
    };
    assert_eq!(of("anna").await, [("turn".to_owned(), true), ("waiting".to_owned(), false)]);
    assert_eq!(of("bert").await, [("waiting".to_owned(), true), ("turn".to_owned(), false)]);
    assert_eq!(of("carl").await, []);
    // A seat changes hands; the others stay as they are.
    let seats = vec![seat(0, Some("carl"), true), seat(2, Some("carl"), false)];
    let joined = Change { seats, ..change("turn", 2, 0, &[]) };
    assert_eq!(store.commit(joined).await, Ok(Outcome::Done));
    assert_eq!(of("carl").await, [("turn".to_owned(), true)]);
    assert_eq!(of("anna").await, [("waiting".to_owned(), false)]);
    assert_eq!(of("bert").await.len(), 2);
}

async fn invitations_push_nothing_aside(database: TestDatabase) {
    let store = database.open().await;
    for id in ["played", "set up"] {
        store.create(table(id)).await.unwrap();
    }
    let begun = store.commit(change("played", 1, 0, &[])).await;
    assert_eq!(begun, Ok(Outcome::Done));
    for id in ["one", "two", "three"] {
        let invitation = NewRow { host: "bert".into(), at: 9000, ..table(id) };
        store.create(invitation).await.unwrap();
    }
    let tables = store.tables_of("anna", 3).await.unwrap();
    let ids: Vec<&str> = tables.iter().map(|(row, _)| row.id.as_str()).collect();
    assert_eq!(ids[..2], ["played", "set up"]);
}

async fn tables_are_counted_until_they_are_over(database: TestDatabase) {
    let store = database.open().await;
    for id in ["one", "two", "three"] {
        store.create(table(id)).await.unwrap();
    }
    let guest = NewRow { host: "bert".into(), ..table("four") };
    store.create(guest).await.unwrap();
    assert_eq!(store.count_set_up_by("anna").await, Ok(3));
    assert_eq!(store.count_set_up_by("bert").await, Ok(1));
    assert_eq!(store.count_set_up_by("carl").await, Ok(0));
    for (id, phase) in [("one", Phase::Over), ("two", Phase::Closed)] {
        let ended = Change { phase, ..change(id, 1, 0, &[]) };
        assert_eq!(store.commit(ended).await, Ok(Outcome::Done));
    }
    assert_eq!(store.count_set_up_by("anna").await, Ok(1));
}

async fn undone_and_masked_things_are_only_lines(database: TestDatabase) {
    let store = database.open().await;
    store.create(table("one")).await.unwrap();
    let lines = ["@undo 17", "@away 3", "deal 1 \"x\" ü 🂡", "", "  two blanks "];
    assert_eq!(store.commit(change("one", 1, 0, &lines)).await, Ok(Outcome::Done));
    assert_eq!(store.table("one").await.unwrap().unwrap().lines, lines);
}
