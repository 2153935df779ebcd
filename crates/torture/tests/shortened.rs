//! The torture, shortened: nothing is lost on either database.

#![cfg(unix)]

use std::sync::Arc;

use anyhow::Result;
use fondaco_torture::{Database, Plan, Report, Tally, Trouble, program, run};

fn tortured(database: Database) -> Result<Report> {
    let plan = Plan::shortened(program()?, database, 1);
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(run(&plan, &Arc::<Tally>::default()))
}

fn check(report: &Report) {
    assert!(report.is_good(), "{report}");
    assert!(report.counted.troubles[&Trouble::Kill] >= u64::from(report.plan.kills), "{report}");
    assert!(report.counted.over >= report.plan.tables as u64, "{report}");
    assert!(report.counted.acknowledged > 0, "{report}");
}

#[test]
fn several_servers_on_postgres_lose_nothing() {
    check(&tortured(Database::Postgres).unwrap());
}

#[test]
fn one_server_on_a_file_loses_nothing() {
    check(&tortured(Database::Sqlite).unwrap());
}
