//! The torture, shortened: nothing is lost on either database.

#![cfg(unix)]

use std::sync::Arc;

use fondaco_torture::{Database, Plan, Tally, Trouble, program, run};

fn tortured(database: Database) {
    let plan = Plan::shortened(program().unwrap(), database, 1);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let report = runtime.block_on(run(&plan, &Arc::<Tally>::default())).unwrap();
    println!("{report}");
    assert!(report.is_good(), "{report}");
    assert!(report.counted.troubles[&Trouble::Kill] >= u64::from(plan.kills), "{report}");
    assert!(report.counted.over >= plan.tables as u64, "{report}");
    assert!(report.counted.acknowledged > 0, "{report}");
}

#[test]
fn several_servers_on_postgres_lose_nothing() {
    tortured(Database::Postgres);
}

#[test]
fn one_server_on_a_file_loses_nothing() {
    tortured(Database::Sqlite);
}
