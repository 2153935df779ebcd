//! Whole games.

use fondaco_dice::Sealed;
use fondaco_protocol::{LogLine, NewTable, Phase, SeatWish};
use fondaco_rules::record::{Line, Replay};
use fondaco_rules::{AnyEvent, Event, ToAct};

use crate::test_server::{Guest, TestServer, new_table};
use crate::view::{View, play_at_random};

/// Each player plays at random through a socket of their own, and one viewer watches.
async fn whole_game(server: &TestServer, game: &str, guests: &[Guest], seed: u64) {
    let table = server.game(game, guests, 0).await;
    assert_eq!(table.phase, Phase::Playing);
    let onlooker = server.look(&table.id, None).await;
    let mut players = Vec::new();
    for (guest, seed) in guests.iter().zip(seed..) {
        let view = server.look(&table.id, Some(guest)).await;
        players.push(tokio::spawn(play_at_random(view, seed)));
    }
    let watched = tokio::spawn(async move {
        let mut onlooker = onlooker;
        onlooker.until(|view| view.table.phase == Phase::Over).await;
        onlooker
    });
    let mut views = Vec::new();
    for player in players {
        views.push(player.await.unwrap());
    }
    views.push(watched.await.unwrap());
    let full = server.log(&table.id, None).await;
    for view in &views {
        check_lines(view, &full);
    }
    check_record(&server.record(&table.id, None).await, &table.commitment);
}

/// What a viewer received is the log with hidden cards masked.
fn check_lines(view: &View, full: &[String]) {
    assert_eq!(view.lines.len(), full.len());
    for (seen, line) in view.lines.iter().zip(full) {
        let own = view.you.seat.map(|seat| format!("deal {seat} "));
        let hidden = line.starts_with("deal ") && !own.is_some_and(|own| line.starts_with(&own));
        if hidden {
            assert_eq!(*seen, format!("{} ? ? ? ?", &line[..6]));
        } else {
            assert_eq!(seen, line);
        }
    }
    let seed = view.table.seed.as_deref().expect("the seed is told at the end");
    assert_eq!(full.last().map(|line| LogLine::of(line)), Some(LogLine::Seed(seed)));
    let scores = view.table.scores.as_ref().expect("scores");
    assert_eq!(scores.len(), view.table.seats.len());
    assert!(!view.table.winners.is_empty() && view.table.to_act.is_none());
}

/// The record replays, and its draws follow from the seed.
fn check_record(record: &str, commitment: &str) {
    let tag = |name: &str| {
        let mut lines = record.lines();
        lines.find_map(|line| line.strip_prefix(name)).map(str::trim).unwrap()
    };
    let sealed: Sealed = tag("@seed").parse().unwrap();
    assert_eq!(sealed.commitment(), commitment);
    assert_eq!(tag("@commitment"), commitment);
    let mut replay = Replay::new();
    let mut draws = 0;
    for line in record.lines() {
        let expected = replay.game().and_then(|game| sealed.draw(game, draws));
        if let Line::Event(event) = replay.read(line.as_bytes()).unwrap()
            && is_draw(&event)
        {
            assert_eq!(Some(event), expected);
            draws += 1;
        }
    }
    assert!(record.contains("\nresult "));
    assert_eq!(replay.end().unwrap().to_act(), ToAct::Over);
}

fn is_draw(event: &AnyEvent) -> bool {
    matches!(
        event,
        AnyEvent::Medici(Event::Chance(_))
            | AnyEvent::Strozzi(Event::Chance(_))
            | AnyEvent::Byzanz(Event::Chance(_))
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_played_to_their_end() {
    let server = TestServer::open().await;
    let guests = server.guests(["Ada", "Bea", "Cleo", "Dora"]).await;
    whole_game(&server, "medici", &guests, 1).await;
    whole_game(&server, "strozzi", &guests[..2], 2).await;
    whole_game(&server, "byzanz", &guests, 3).await;
    whole_game(&server, "byzanz", &guests[..3], 4).await;
    // A game with a bot at a table that only its link finds.
    let seats = vec![SeatWish::Host, SeatWish::Bot("random".to_owned())];
    let hidden = NewTable { public: false, ..new_table("strozzi", seats) };
    let hidden = server.set_up(&guests[0], &hidden).await.id;
    let view = server.look(&hidden, Some(&guests[0])).await;
    play_at_random(view, 5).await;
    let lobby: fondaco_protocol::Lobby = server.get("/lobby", Some(&guests[0].key)).await;
    assert_eq!((lobby.mine.len(), lobby.open.len(), lobby.playing.len()), (0, 0, 0));
    let path = format!("/people/{}", guests[0].id);
    for other in [None, Some(guests[1].key.as_str())] {
        let player: fondaco_protocol::Player = server.get(&path, other).await;
        assert_eq!((player.games.len(), player.tallied.len()), (4, 4));
        assert!(player.games.iter().all(|it| it.id != hidden));
    }
    let player: fondaco_protocol::Player = server.get(&path, Some(&guests[0].key)).await;
    assert_eq!(player.games.len(), 5);
    assert!(player.games.iter().any(|it| it.id == hidden));
    assert!(
        player
            .standings
            .iter()
            .any(|it| it.game == fondaco_rules::GameKind::Byzanz && it.games == 2)
    );
    let standings: fondaco_protocol::Standings = server.get("/standings/strozzi", None).await;
    assert_eq!(standings.players.len(), 3);
    server.close().await;
}
