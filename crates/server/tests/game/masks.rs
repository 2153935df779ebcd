//! Viewers see only what they may see, over HTTP and sockets.

use fondaco_protocol::Phase;

use crate::test_server::TestServer;
use crate::view::play_at_random;

#[tokio::test(flavor = "multi_thread")]
async fn hands_are_dealt_in_secret_until_the_game_is_over() {
    let server = TestServer::open().await;
    let guests = server.guests(["Ada", "Bea", "Cleo"]).await;
    let other = server.guest("Eve").await;
    let table = server.game("byzanz", &guests, 0).await;
    let deals = |lines: &[String]| -> Vec<String> {
        lines.iter().filter(|line| line.starts_with("deal ")).cloned().collect()
    };
    let hidden: Vec<_> = (0..3).map(|seat| format!("deal {seat} ? ? ? ?")).collect();
    for (seat, guest) in guests.iter().enumerate() {
        let view = server.look(&table.id, Some(guest)).await;
        let record = server.record(&table.id, Some(guest)).await;
        let record: Vec<_> = record.lines().map(str::to_owned).collect();
        let log = server.log(&table.id, Some(guest)).await;
        for lines in [&view.lines, &record, &log] {
            let deals = deals(lines);
            for (place, deal) in deals.iter().enumerate() {
                assert_eq!(*deal == hidden[place], place != seat, "{deal}");
            }
        }
    }
    for onlooker in [None, Some(&other)] {
        assert_eq!(deals(&server.look(&table.id, onlooker).await.lines), hidden);
        assert_eq!(deals(&server.log(&table.id, onlooker).await), hidden);
        let record = server.record(&table.id, onlooker).await;
        assert!(!record.contains("@seed"), "{record}");
    }
    let (shown, _) = server.table(&table.id, Some(&guests[0])).await;
    assert_eq!((shown.seed, shown.scores), (None, None));
    let mut players = Vec::new();
    for (guest, seed) in guests.iter().zip(0..) {
        let view = server.look(&table.id, Some(guest)).await;
        players.push(tokio::spawn(play_at_random(view, seed)));
    }
    for player in players {
        let view = player.await.unwrap();
        assert_eq!(view.table.phase, Phase::Over);
    }
    for viewer in [None, Some(&guests[1])] {
        let view = server.look(&table.id, viewer).await;
        assert!(deals(&view.lines).iter().all(|deal| !deal.contains('?')));
        assert!(server.record(&table.id, viewer).await.contains("\n@seed "));
    }
    server.close().await;
}
