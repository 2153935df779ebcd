//! People and chat.

use fondaco_server::store::{PersonRow, StoreError};

use crate::databases::{TestDatabase, on_both, person, said, table};

on_both! {
    people_are_found_by_number_and_key
    number_and_key_are_taken_once
    name_and_webhook_change_apart
    whatever_somebody_types_is_kept
    talk_is_numbered_for_each_table
    talk_in_the_same_moment_is_not_lost
}

async fn people_are_found_by_number_and_key(database: TestDatabase) {
    let store = database.open().await;
    let robot = PersonRow { program: true, webhook: Some("https://a/b".into()), ..person("robot") };
    store.add_person(&person("anna")).await.unwrap();
    store.add_person(&robot).await.unwrap();
    assert_eq!(store.person("anna").await, Ok(Some(person("anna"))));
    assert_eq!(store.person("robot").await, Ok(Some(robot.clone())));
    assert_eq!(store.person_by_key("hash of robot").await, Ok(Some(robot)));
    assert_eq!(store.person("nobody").await, Ok(None));
    assert_eq!(store.person_by_key("hash of nobody").await, Ok(None));
}

async fn number_and_key_are_taken_once(database: TestDatabase) {
    let store = database.open().await;
    store.add_person(&person("anna")).await.unwrap();
    let same_number = PersonRow { key_hash: "another".into(), ..person("anna") };
    let same_key = PersonRow { id: "other".into(), ..person("anna") };
    assert_eq!(store.add_person(&same_number).await, Err(StoreError::Taken));
    assert_eq!(store.add_person(&same_key).await, Err(StoreError::Taken));
    assert_eq!(store.person("anna").await, Ok(Some(person("anna"))));
    assert_eq!(store.person("other").await, Ok(None));
}

async fn name_and_webhook_change_apart(database: TestDatabase) {
    let store = database.open().await;
    store.add_person(&person("anna")).await.unwrap();
    store.change_person("anna", Some("Änne"), None).await.unwrap();
    store.change_person("anna", None, Some(Some("https://a"))).await.unwrap();
    store.change_person("anna", None, None).await.unwrap();
    let changed =
        PersonRow { name: "Änne".into(), webhook: Some("https://a".into()), ..person("anna") };
    assert_eq!(store.person("anna").await, Ok(Some(changed.clone())));
    store.change_person("anna", None, Some(None)).await.unwrap();
    assert_eq!(store.person("anna").await, Ok(Some(PersonRow { webhook: None, ..changed })));
    assert_eq!(store.change_person("bert", Some("B"), None).await, Err(StoreError::Missing));
}

async fn whatever_somebody_types_is_kept(database: TestDatabase) {
    let store = database.open().await;
    for (number, name) in ["'; DROP TABLE people; --", "\"\\\n\t", "null", "[1]", "🂡\u{202e}x", ""]
        .into_iter()
        .enumerate()
    {
        let row = PersonRow { name: name.to_owned(), ..person(&format!("p{number}")) };
        store.add_person(&row).await.unwrap();
        assert_eq!(store.person(&row.id).await, Ok(Some(row)));
    }
}

async fn talk_is_numbered_for_each_table(database: TestDatabase) {
    let store = database.open().await;
    store.create(table("one")).await.unwrap();
    store.create(table("two")).await.unwrap();
    assert_eq!(store.add_talk("one", &said("anna", "hello")).await, Ok(1));
    assert_eq!(store.add_talk("two", &said("anna", "hello, you two")).await, Ok(1));
    assert_eq!(store.add_talk("one", &said("bert", "<b>hi</b>")).await, Ok(2));
    assert_eq!(store.add_talk("one", &said("anna", "bye")).await, Ok(3));
    let texts = |talk: Vec<fondaco_protocol::Said>| {
        talk.into_iter().map(|said| (said.number, said.text)).collect::<Vec<_>>()
    };
    let latest = texts(store.talk("one", 2).await.unwrap());
    assert_eq!(latest, [(2, "<b>hi</b>".to_owned()), (3, "bye".to_owned())]);
    assert_eq!(texts(store.talk_since("one", 2).await.unwrap()), [(3, "bye".to_owned())]);
    assert_eq!(store.talk("three", 2).await, Ok(Vec::new()));
    let nowhere = store.add_talk("three", &said("anna", "hello?")).await;
    assert_eq!(nowhere, Err(StoreError::Missing));
    // Talk is no change of the table.
    assert_eq!(store.table("one").await.unwrap().unwrap().row.version, 1);
}

async fn talk_in_the_same_moment_is_not_lost(database: TestDatabase) {
    let store = database.open().await;
    store.create(table("one")).await.unwrap();
    let talking = (0..50).map(|number| {
        let store = store.clone();
        tokio::spawn(async move { store.add_talk("one", &said("anna", &number.to_string())).await })
    });
    let mut numbers = Vec::new();
    for talking in talking.collect::<Vec<_>>() {
        numbers.push(talking.await.unwrap().unwrap());
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=50).collect::<Vec<i64>>());
    assert_eq!(store.talk("one", 100).await.unwrap().len(), 50);
}
