//! Results and ratings.

use fondaco_protocol::{Phase, Standing, Tallied};
use fondaco_rules::GameKind;
use fondaco_server::store::{Change, NewRow, Outcome, PersonRow, ResultRow, Store, Who};

use crate::databases::{TestDatabase, change, on_both, person, table};

on_both! {
    a_finished_game_is_rated_once
    results_are_tallied
    several_seats_of_a_bot
    games_that_end_together_are_all_rated
    a_new_name_is_seen_everywhere
}

fn anna() -> Who {
    Who::Person("anna".into())
}

fn bert() -> Who {
    Who::Person("bert".into())
}

fn master() -> Who {
    Who::Bot("master".into())
}

fn end(table: &str, at: i64, seats: &[(Who, i32, f64)]) -> Change {
    let result = |(seat, (who, score, won)): (usize, &(Who, i32, f64))| ResultRow {
        seat: seat as u8,
        who: who.clone(),
        score: *score,
        won: *won,
    };
    let finished = Some(seats.iter().enumerate().map(result).collect());
    Change { phase: Phase::Over, finished, at, ..change(table, 1, 0, &[]) }
}

async fn play(store: &Store, table_id: &str, at: i64, seats: &[(Who, i32, f64)]) {
    store.create(table(table_id)).await.unwrap();
    assert_eq!(store.commit(end(table_id, at, seats)).await, Ok(Outcome::Done));
}

async fn known(database: &TestDatabase) -> Store {
    let store = database.open().await;
    store.add_person(&person("anna")).await.unwrap();
    store.add_person(&PersonRow { program: true, ..person("bert") }).await.unwrap();
    store
}

async fn a_finished_game_is_rated_once(database: TestDatabase) {
    let store = known(&database).await;
    play(&store, "one", 1, &[(anna(), 90, 1.0), (bert(), 80, 0.0)]).await;
    let again = end("one", 1, &[(anna(), 90, 1.0), (bert(), 80, 0.0)]);
    assert_eq!(store.commit(again).await, Ok(Outcome::Lost));
    let standings = store.standings("medici", 10).await.unwrap();
    let [first, second] = &standings[..] else { panic!("{standings:?}") };
    let Standing { game, person, name, program, rating, deviation, games, wins } = first;
    assert_eq!((game.name(), name.as_str(), *program), ("medici", "ANNA", false));
    assert_eq!((person.as_deref(), *games, *wins), (Some("anna"), 1, 1.0));
    assert!(*rating > 25.0 && *deviation < 25.0 / 3.0, "{rating} {deviation}");
    assert!(second.program && second.rating < 25.0 && second.games == 1);
    assert_eq!(store.standings_of("anna").await.unwrap()[..], standings[..1]);
    assert_eq!(store.standings("byzanz", 10).await, Ok(Vec::new()));
    assert_eq!(store.standings("medici", 1).await.unwrap()[..], standings[..1]);
}

async fn results_are_tallied(database: TestDatabase) {
    let store = known(&database).await;
    play(&store, "one", 1, &[(anna(), 90, 1.0), (bert(), 80, 0.0), (master(), 70, 0.0)]).await;
    play(&store, "two", 2, &[(bert(), 60, 0.5), (anna(), 60, 0.5), (master(), 50, 0.0)]).await;
    let game = NewRow { game: "strozzi".into(), public: false, ..table("three") };
    store.create(game).await.unwrap();
    let done = store.commit(end("three", 3, &[(anna(), -5, 0.0), (bert(), 9, 1.0)])).await;
    assert_eq!(done, Ok(Outcome::Done));
    let tallied = store.tallied("anna").await.unwrap();
    let medici =
        Tallied { game: GameKind::Medici, players: 3, games: 2, wins: 1.5, mean_score: 75.0 };
    let strozzi =
        Tallied { game: GameKind::Strozzi, players: 3, games: 1, wins: 0.0, mean_score: -5.0 };
    assert_eq!(tallied, [medici, strozzi]);
    let finished = store.finished_of("anna", true, 2).await.unwrap();
    let ids: Vec<&str> = finished.iter().map(|row| row.id.as_str()).collect();
    assert_eq!(ids, ["three", "two"]);
    // Others do not learn of a table that only its link finds.
    let public = store.finished_of("anna", false, 2).await.unwrap();
    let ids: Vec<&str> = public.iter().map(|row| row.id.as_str()).collect();
    assert_eq!(ids, ["two", "one"]);
    assert_eq!(store.finished_of("carl", true, 2).await, Ok(Vec::new()));
    assert_eq!(store.tallied("carl").await, Ok(Vec::new()));
}

async fn several_seats_of_a_bot(database: TestDatabase) {
    let store = known(&database).await;
    let seats = [(master(), 90, 1.0), (anna(), 80, 0.0), (master(), 70, 0.0)];
    play(&store, "one", 1, &seats).await;
    let standings = store.standings("medici", 10).await.unwrap();
    let bot = standings.iter().find(|it| it.person.is_none()).unwrap();
    assert_eq!((bot.name.as_str(), bot.program, bot.games, bot.wins), ("master", true, 2, 1.0));
    // A game of bots alone says nothing about anybody.
    play(&store, "two", 2, &[(master(), 90, 1.0), (master(), 80, 0.0)]).await;
    assert_eq!(store.standings("medici", 10).await.unwrap(), standings);
}

async fn games_that_end_together_are_all_rated(database: TestDatabase) {
    let store = known(&database).await;
    let ending = (0..40).map(|number| {
        let store = store.clone();
        let id = format!("table-{number}");
        tokio::spawn(async move {
            play(&store, &id, number, &[(anna(), 90, 1.0), (bert(), 80, 0.0), (master(), 1, 0.0)])
                .await;
        })
    });
    for ending in ending.collect::<Vec<_>>() {
        ending.await.unwrap();
    }
    let standings = store.standings("medici", 10).await.unwrap();
    let names: Vec<&str> = standings.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["ANNA", "BERT", "master"]);
    assert!(standings.iter().all(|it| it.games == 40));
    assert!((standings[0].wins - 40.0).abs() < 1e-9);
    assert_eq!(store.finished_of("anna", true, 100).await.unwrap().len(), 40);
}

async fn a_new_name_is_seen_everywhere(database: TestDatabase) {
    let store = known(&database).await;
    play(&store, "one", 1, &[(anna(), 90, 1.0), (bert(), 80, 0.0)]).await;
    store.change_person("anna", Some("Anne"), None).await.unwrap();
    assert_eq!(store.standings("medici", 10).await.unwrap()[0].name, "Anne");
}
