//! The smallest load balancer: one address for whichever node is there.

use std::io;
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

/// Passes connections on to a node. It ends with the process.
pub struct Balancer {
    address: String,
    node: Arc<Mutex<String>>,
}

impl Balancer {
    /// Stands before the node at this address, as in `http://127.0.0.1:4080/`.
    pub fn before(node: &str) -> Balancer {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}/", listener.local_addr().unwrap());
        let node = Arc::new(Mutex::new(host(node)));
        let current = Arc::clone(&node);
        thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                let node = current.lock().unwrap().clone();
                // Where the node is gone, the connection ends at once.
                if let Ok(there) = TcpStream::connect(node) {
                    let _ = pass_on(connection, there);
                }
            }
        });
        Balancer { address, node }
    }

    /// Where browsers go.
    pub fn address(&self) -> String {
        self.address.clone()
    }

    /// From now on new connections go to another node.
    pub fn send_to(&self, node: &str) {
        *self.node.lock().unwrap() = host(node);
    }
}

fn host(address: &str) -> String {
    address.trim_start_matches("http://").trim_end_matches('/').to_owned()
}

/// Both directions, each on a thread of its own; when one side ends, so does the other.
fn pass_on(here: TcpStream, there: TcpStream) -> io::Result<()> {
    for (mut from, mut to) in [(here.try_clone()?, there.try_clone()?), (there, here)] {
        thread::spawn(move || {
            let _ = io::copy(&mut from, &mut to);
            for side in [from, to] {
                let _ = side.shutdown(Shutdown::Both);
            }
        });
    }
    Ok(())
}
