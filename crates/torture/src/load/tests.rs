use fondaco_rules::GameKind;

use super::*;
use crate::node::Node;
use crate::plan::program;

#[test]
fn a_server_is_measured() {
    let folder = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let arguments = ["--data".into(), folder.path().into()];
    let log = folder.path().join("log");
    let program = program().unwrap();
    let node = Node::start(&program, &arguments, folder.path(), &log);
    let node = runtime.block_on(node).unwrap();
    for game in GameKind::ALL {
        let args = LoadArgs {
            server: vec![format!("http://{}", node.address)],
            tables: 3,
            rate: 60,
            seconds: 2,
            game,
            players: None,
            idle: 5,
            seed: 1,
            pid: Some(std::process::id()),
            json: false,
        };
        let report = measure(&args).unwrap();
        assert!(report.moves > 30, "{report}");
        assert_eq!((report.refused, report.errors, report.unanswered), (0, 0, 0), "{report}");
        assert!(report.delay_ms.p99 > 0.0, "{report}");
        assert!(report.to_string().contains("moves committed per second"));
    }
    runtime.block_on(node.stop()).unwrap();
}
