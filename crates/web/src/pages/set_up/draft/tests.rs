#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use super::*;

fn table(players: u32) -> SetUp {
    SetUp::alone(GameKind::Medici, players, Level::Master)
}

#[test]
fn a_table_is_remembered() {
    let mut set_up = table(5);
    seat(&mut set_up, 2, Role::Guest);
    set_up.sitters[2] = Sitter::Person("Änne B.".into());
    begin_with(&mut set_up, Some(4));
    set_up.hints = false;
    assert_eq!(read(GameKind::Medici, &written(&set_up)), Some(set_up));
}

#[test]
fn what_was_remembered_may_be_anything() {
    assert_eq!(read(GameKind::Medici, ""), None);
    assert_eq!(read(GameKind::Strozzi, &written(&table(3))), None);
    let forged = read(GameKind::Medici, "seat 0 x\nseat\nseat 9 y\nbegins 7").unwrap();
    assert_eq!(forged.begins, None);
    assert!(check(&forged).is_ok());
}

#[test]
fn there_is_only_one_who_reads() {
    let mut set_up = table(4);
    seat(&mut set_up, 3, Role::You);
    let roles: Vec<_> = set_up.sitters.iter().map(Role::of).collect();
    let master = Role::Bot(Level::Master);
    assert_eq!(roles, [master, master, master, Role::You]);
    assert!(check(&set_up).is_ok(), "the bots still have different names");
}

#[test]
fn beside_others_the_one_who_reads_has_a_name() {
    let mut set_up = table(4);
    seat(&mut set_up, 2, Role::Guest);
    let person = |name: &str| Sitter::Person(name.to_owned());
    assert_eq!(set_up.sitters[0], person("Anna"));
    assert_eq!(set_up.sitters[2], person("Clara"));
    assert!(is_shared(&set_up) && check(&set_up).is_ok());
    // Alone again, the person is the reader, unless they typed a name.
    seat(&mut set_up, 2, Role::Bot(Level::Master));
    assert_eq!(Role::of(&set_up.sitters[0]), Role::You);
    seat(&mut set_up, 2, Role::Guest);
    set_up.sitters[0] = person("Ines");
    seat(&mut set_up, 2, Role::Bot(Level::Master));
    assert_eq!(set_up.sitters[0], person("Ines"));
}

#[test]
fn families_change_places() {
    let mut set_up = SetUp::alone(GameKind::Strozzi, 2, Level::Merchant);
    swap_families(&mut set_up);
    assert_eq!(set_up.sitters[0], Sitter::Bot(Level::Merchant, "Medici".into()));
    assert_eq!(Role::of(&set_up.sitters[1]), Role::You);
}

#[test]
fn fewer_seats_keep_somebody_at_the_screen() {
    let mut set_up = table(6);
    seat(&mut set_up, 5, Role::You);
    begin_with(&mut set_up, Some(5));
    resize(&mut set_up, 3);
    assert!(check(&set_up).is_ok());
    assert_eq!(set_up.begins, None);
    resize(&mut set_up, 4);
    assert_eq!(Role::of(&set_up.sitters[3]), Role::Bot(Level::Master));
}

#[test]
fn faults_are_found() {
    let mut set_up = table(3);
    seat(&mut set_up, 0, Role::Bot(Level::Random));
    assert_eq!(check(&set_up), Err(Fault::NobodyHere));
    set_up.sitters[1] = Sitter::Person(" ".into());
    assert_eq!(check(&set_up), Err(Fault::NoName));
    set_up.sitters[1] = Sitter::Person("master".into());
    assert_eq!(check(&set_up), Err(Fault::TakenName("master".into())));
    set_up.sitters[1] = Sitter::Person("Lorenzo il Magnifico".into());
    assert_eq!(check(&set_up), Err(Fault::Bad(BadSetUp::LongName(12))));
}
