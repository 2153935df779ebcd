//! Opening, closing, updating and copying.

use std::sync::Mutex;

use fondaco_server::store::{Outcome, Store, StoreError, StoredTable};
use sqlx::{AnyConnection, Connection};

use crate::databases::{TestDatabase, change, on_both, person, said, table};

on_both! {
    what_was_stored_is_there_when_opened_again
    a_database_of_a_later_version_is_refused
    stored_games_are_replayed_after_an_update
    a_game_that_does_not_replay_is_named
    a_closed_store_says_so
    what_is_stored_is_no_secret_in_errors
}

async fn what_was_stored_is_there_when_opened_again(database: TestDatabase) {
    let store = database.open().await;
    store.add_person(&person("anna")).await.unwrap();
    store.create(table("one")).await.unwrap();
    assert_eq!(store.commit(change("one", 1, 0, &["tile C5"])).await, Ok(Outcome::Done));
    store.add_talk("one", &said("anna", "hello")).await.unwrap();
    let before = store.table("one").await.unwrap();
    store.close().await;
    let again = database.open().await;
    assert_ne!(again.node(), store.node());
    assert_eq!(again.table("one").await.unwrap(), before);
    assert_eq!(again.person("anna").await, Ok(Some(person("anna"))));
    assert_eq!(again.talk("one", 9).await.unwrap().len(), 1);
    assert_eq!(again.commit(change("one", 2, 1, &["0 stop"])).await, Ok(Outcome::Done));
    assert_eq!(again.ping().await, Ok(()));
}

async fn execute(database: &TestDatabase, statement: &'static str) {
    let mut connection = AnyConnection::connect(&database.address()).await.unwrap();
    sqlx::raw_sql(statement).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

async fn a_database_of_a_later_version_is_refused(database: TestDatabase) {
    database.open().await.close().await;
    execute(
        &database,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         SELECT 9999, 'later', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1",
    )
    .await;
    let error = Store::open(&database.address()).await.unwrap_err();
    assert_eq!(error, StoreError::Later { migration: 9999 });
    assert!(error.to_string().contains("a later version of fondaco"), "{error}");
}

async fn stored_games_are_replayed_after_an_update(database: TestDatabase) {
    let store = database.open().await;
    // More than are read at a time.
    let making = (0..250).map(|number| {
        let store = store.clone();
        tokio::spawn(async move {
            let id = format!("table-{number}");
            store.create(table(&id)).await.unwrap();
            let change = change(&id, 1, 0, &vec!["tile C5"; number % 7]);
            assert_eq!(store.commit(change).await, Ok(Outcome::Done));
        })
    });
    for making in making.collect::<Vec<_>>() {
        making.await.unwrap();
    }
    let seen = Mutex::new(Vec::new());
    let replay = |table: &StoredTable| {
        assert_eq!(table.lines.len(), table.row.lines as usize);
        seen.lock().unwrap().push(table.row.id.clone());
        Ok::<_, String>(())
    };
    store.check_replays("1.0", replay).await.unwrap();
    let mut ids = std::mem::take(&mut *seen.lock().unwrap());
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 250);
    store.check_replays("1.0", replay).await.unwrap();
    assert_eq!(seen.lock().unwrap().len(), 0, "the same program does not ask again");
    store.check_replays("1.1", replay).await.unwrap();
    assert_eq!(seen.lock().unwrap().len(), 250);
}

async fn a_game_that_does_not_replay_is_named(database: TestDatabase) {
    let store = database.open().await;
    store.create(table("good")).await.unwrap();
    store.create(table("strange")).await.unwrap();
    let refuse = |table: &StoredTable| match table.row.id.as_str() {
        "strange" => Err("line 3 is illegal".to_owned()),
        _ => Ok(()),
    };
    for _ in 0..2 {
        let error = store.check_replays("1.0", refuse).await.unwrap_err();
        let text = error.to_string();
        assert!(text.contains("table strange") && text.contains("line 3 is illegal"), "{text}");
    }
    assert_eq!(store.check_replays("1.0", |_| Ok::<_, String>(())).await, Ok(()));
}

async fn a_closed_store_says_so(database: TestDatabase) {
    let store = database.open().await;
    store.create(table("one")).await.unwrap();
    store.close().await;
    assert_eq!(store.commit(change("one", 1, 0, &[])).await, Err(StoreError::Closed));
    assert_eq!(store.table("one").await, Err(StoreError::Closed));
    store.close().await;
}

async fn what_is_stored_is_no_secret_in_errors(database: TestDatabase) {
    let store = database.open().await;
    let mut secret = table("one");
    secret.doc = "the seed is 00ff".into();
    // A seat twice is refused by the database itself.
    secret.seats.push(secret.seats[0].clone());
    let error = store.create(secret.clone()).await.unwrap_err();
    let shown = format!("{error} {error:?} {store:?} {:?}", person("anna"));
    for word in ["00ff", "hash of anna", "127.0.0.1"] {
        assert!(!shown.contains(word), "{shown}");
    }
}

#[tokio::test]
async fn a_file_belongs_to_one_process() {
    let database = TestDatabase::sqlite();
    let store = database.open().await;
    let error = Store::open(&database.address()).await.unwrap_err();
    assert!(matches!(error, StoreError::InUse { .. }), "{error:?}");
    assert!(error.to_string().contains("in use by another fondaco"), "{error}");
    store.close().await;
    database.open().await;
}

#[tokio::test]
async fn a_store_that_is_dropped_lets_go() {
    let database = TestDatabase::sqlite();
    drop(database.open().await);
    database.open_when_free().await;
}

#[tokio::test]
async fn nobody_else_may_read_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let database = TestDatabase::sqlite();
    let store = database.open().await;
    store.create(table("one")).await.unwrap();
    let TestDatabase::Sqlite(folder) = &database else { panic!() };
    let data = folder.path().join("data/here");
    assert_eq!(data.metadata().unwrap().permissions().mode() & 0o777, 0o700);
    for name in ["fondaco.db", "fondaco.db-wal", "fondaco.db.lock"] {
        let mode = data.join(name).metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{name}");
    }
}

#[tokio::test]
async fn a_copy_is_made_while_the_store_is_used() {
    let database = TestDatabase::sqlite();
    let store = database.open().await;
    store.create(table("one")).await.unwrap();
    let TestDatabase::Sqlite(folder) = &database else { panic!() };
    let copies = [folder.path().join("mine.db"), folder.path().join("another's.db")];
    store.backup(&copies[0]).await.unwrap();
    Store::back_up(&database.address(), &copies[1]).await.unwrap();
    let error = store.backup(&copies[0]).await.unwrap_err();
    assert!(matches!(error, StoreError::Folder { .. }), "{error:?}");
    assert_eq!(store.commit(change("one", 1, 0, &["tile C5"])).await, Ok(Outcome::Done));
    for copy in copies {
        let copy = Store::open(&format!("sqlite://{}", copy.display())).await.unwrap();
        assert_eq!(copy.table("one").await.unwrap().unwrap().row.version, 1);
    }
    let missing = Store::back_up("sqlite:///no/such/file.db", &folder.path().join("x.db")).await;
    assert!(matches!(missing, Err(StoreError::Folder { .. })), "{missing:?}");
}

#[tokio::test]
async fn postgres_is_copied_by_its_own_tool() {
    let database = TestDatabase::postgres();
    let store = database.open().await;
    let error = store.backup(std::path::Path::new("copy")).await.unwrap_err();
    assert!(error.to_string().contains("pg_dump"), "{error}");
}

#[tokio::test]
async fn wrong_addresses_give_clear_errors() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "this is no database, and longer than a header would be ".repeat(9))
        .unwrap();
    let cases = [
        ("redis://db", "databases of the kind redis are not known".to_owned()),
        ("postgres://nobody:secret@127.0.0.1:1/x", "the database does not answer".to_owned()),
        (&format!("sqlite://{}/x.db", file.display()), "cannot be used".to_owned()),
        (&format!("sqlite://{}", file.display()), "not a database".to_owned()),
    ];
    for (address, expected) in cases {
        let error = Store::open(address).await.unwrap_err();
        assert!(error.to_string().contains(&expected), "{error}");
        assert!(!format!("{error:?}").contains("secret"), "{error:?}");
    }
    let none = fondaco_databases::shared().address("no_such_database");
    let error = Store::open(&none).await.unwrap_err();
    assert!(error.to_string().contains("does not exist"), "{error}");
}
