//! The pictures of the rules of Medici vs Strozzi.

use fondaco_rules::GameKind;
use leptos::prelude::*;

use crate::language::say;
use crate::pages::rules::figures::{Ship, framed, tiles};
use crate::parts::{Amount, Art};

const KIND: GameKind = GameKind::Strozzi;

/// The picture of a section, counted from 0, if it has one.
pub fn figure(number: usize) -> Option<AnyView> {
    let picture = match number {
        0 => framed(
            || say!("strozzi-figure-harbour"),
            harbour(&[("cloth", 0), ("spice", 0), ("dye", 0)]),
        ),
        1 => framed(
            || say!("strozzi-figure-price"),
            view! {
                {tiles(KIND, &["F4", "S0"])}
                <span class="price">
                    <Amount florins=Signal::stored(24) />
                </span>
            },
        ),
        2 => framed(
            || say!("strozzi-figure-ships"),
            view! {
                <Ship kind=KIND tiles=&["C3"] holds=2 />
                <Ship kind=KIND tiles=&["D4", "D0"] holds=2 />
                <Ship kind=KIND tiles=&[] holds=5 />
            },
        ),
        4 => framed(
            || say!("strozzi-figure-markers"),
            harbour(&[("cloth", -3), ("spice", 1), ("dye", 4)]),
        ),
        _ => return None,
    };
    Some(picture)
}

/// The tracks of a harbour between the two families, each at its end.
fn harbour(markers: &[(&'static str, i8)]) -> impl IntoView + use<> {
    view! {
        <div class="between">
            <Art name="crest-medici" class="crest" />
            {tracks(markers)}
            <Art name="crest-strozzi" class="crest" />
        </div>
    }
}

/// Tracks with their markers: below 0 is the side of the Medici.
fn tracks(markers: &[(&'static str, i8)]) -> impl IntoView + use<> {
    let track = |&(good, marker): &(&'static str, i8)| {
        let space = move |place: i8| {
            let (class, bonus) = match place.abs() {
                4 => ("space end bonus", "+20"),
                3 => ("space bonus", "+10"),
                0 => ("space middle", ""),
                _ => ("space", ""),
            };
            let art = match good {
                "cloth" => "good-cloth",
                "spice" => "good-spice",
                _ => "good-dye",
            };
            view! {
                <span class=class>
                    {if place == marker {
                        view! {
                            <span class="marker">
                                <Art name=art class="art" />
                            </span>
                        }
                            .into_any()
                    } else {
                        bonus.into_any()
                    }}
                </span>
            }
        };
        view! { <div class=format!("track {good}")>{(-4..=4).map(space).collect_view()}</div> }
    };
    let tracks: Vec<_> = markers.iter().map(track).collect();
    view! {
        <div class="tracks" aria-hidden="true">
            {tracks}
        </div>
    }
}
