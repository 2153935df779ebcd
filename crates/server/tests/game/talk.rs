//! Chat.

use fondaco_protocol::{Command, Why};

use crate::test_server::TestServer;

fn talk(text: &str) -> Command {
    Command::Talk { text: text.to_owned() }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_hears_what_is_said_and_later_comers_too() {
    let (server, guests, table) = TestServer::playing("strozzi", ["Ada", "Bea"], 0).await;
    let mut ada = server.look(&table.id, Some(&guests[0])).await;
    let mut onlooker = server.look(&table.id, None).await;
    ada.does(talk(" Good \u{7}luck \u{202e}<3 ")).await.unwrap();
    onlooker.until(|view| !view.talk.is_empty()).await;
    let said = &onlooker.talk[0];
    assert_eq!((said.text.as_str(), said.name.as_str()), ("Good luck <3", "Ada"));
    assert_eq!((&said.person, said.number, said.at), (&guests[0].id, 1, server.hall.now()));
    server.does(&guests[1], &table.id, talk("You too")).await.unwrap();
    ada.until(|view| view.talk.len() == 2).await;
    assert_eq!(server.look(&table.id, None).await.talk.len(), 2);
    assert_eq!(onlooker.does(talk("me too")).await.unwrap_err().why, Why::Key);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_has_its_limits() {
    let (server, guests, table) = TestServer::playing("strozzi", ["Ada", "Bea"], 0).await;
    let mut view = server.look(&table.id, Some(&guests[0])).await;
    for (text, why) in [
        ("", Why::Unreadable),
        ("  \n ", Why::Unreadable),
        ("<script>alert(1)</script>", Why::Unreadable),
        ("<img src=x onerror=alert(1)>", Why::Unreadable),
        (&"x".repeat(301), Why::TooMuch),
    ] {
        assert_eq!(view.does(talk(text)).await.unwrap_err().why, why, "{text}");
    }
    for _ in 0..5 {
        view.does(talk("again")).await.unwrap();
    }
    assert_eq!(view.does(talk("and again")).await.unwrap_err().why, Why::TooMuch);
    server.clock.advance(2_000);
    view.does(talk("later")).await.unwrap();
    assert_eq!(view.talk.len(), 6);
    server.close().await;
}
