//! Tiles, cards, marks of the seats, amounts.

use fondaco_rules::{GameKind, Seat, Supply};
use leptos::prelude::*;

use super::Art;
use crate::games::of_game;
use crate::{language, motion};

/// How large a piece is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum PieceSize {
    /// Within a line of text.
    Tiny,
    /// In another player's ship.
    Small,
    /// In the player's own ship.
    #[default]
    Usual,
    /// On the market.
    Large,
}

impl PieceSize {
    const fn class(self) -> &'static str {
        match self {
            PieceSize::Tiny => "tiny",
            PieceSize::Small => "small",
            PieceSize::Usual => "usual",
            PieceSize::Large => "large",
        }
    }
}

/// What a piece is called in the style sheets, by its letter. Green olives and a folded cloth are
/// the same in every game.
pub fn class_of(notation: &str) -> &'static str {
    match notation {
        "Au" => "gold",
        "M" => "merchant",
        _ => match notation.chars().next() {
            Some('C') => "cloth",
            Some('F') => "fur",
            Some('G') => "grain",
            Some('D') => "dye",
            Some('S') => "spice",
            Some('O') => "olives",
            Some('V') => "wine",
            Some('W') => "wood",
            _ => "hidden",
        },
    }
}

/// The drawing of a piece, by what it is called in the style sheets.
pub fn art_of(class: &str) -> &'static str {
    match class {
        "gold" => "good-gold",
        "merchant" => "good-merchant",
        "cloth" => "good-cloth",
        "fur" => "good-fur",
        "grain" => "good-grain",
        "dye" => "good-dye",
        "spice" => "good-spice",
        "olives" => "good-olives",
        "wine" => "good-wine",
        "wood" => "good-wood",
        _ => "card-back",
    }
}

/// A tile of Medici or Strozzi, or a card of Byzanz, by its notation: `C5`, `Au`, `M`, or `?` for
/// one that is face down.
#[component]
pub fn Piece(
    #[prop(into)] notation: String,
    /// Of which game: cards look different from tiles.
    kind: GameKind,
    #[prop(default = PieceSize::Usual)] size: PieceSize,
    /// Its identity when it moves.
    #[prop(optional, into)]
    flip: Option<String>,
    /// Where it comes from when it is new.
    #[prop(default = None)]
    from: Option<&'static str>,
) -> impl IntoView {
    let class = class_of(&notation);
    let (letter, value) = match notation.as_str() {
        "Au" => ("Au".to_owned(), of_game!(kind, game => game::GOLD).to_owned()),
        "M" => ("M".to_owned(), String::new()),
        "?" => (String::new(), String::new()),
        other => (other[..1].to_owned(), other[1..].to_owned()),
    };
    let shape = match kind.supply() {
        Supply::Deck => "card",
        Supply::Bag => "tile",
    };
    let label = move || language::texts().piece(&notation);
    view! {
        <span
            class=format!("{shape} {class} {}", size.class())
            role="img"
            aria-label=label
            data-flip=flip
            data-from=from
        >
            <Art name=art_of(class) class="art" />
            <span class="letter" aria-hidden="true">{letter}</span>
            <span class="value" aria-hidden="true">{value}</span>
        </span>
    }
}

/// A seat's shape and colour with the player's initial.
#[component]
pub fn SeatMark(seat: Seat, #[prop(into)] name: Signal<String>) -> impl IntoView {
    const ARTS: [&str; 6] = ["seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"];
    let art = ARTS[seat.index() % ARTS.len()];
    let initial = move || name.get().chars().next().map(String::from).unwrap_or_default();
    view! {
        <span class=format!("seat-mark {art}") aria-hidden="true">
            <Art name=art class="art" />
            <span class="initial">{initial}</span>
        </span>
    }
}

/// A number with a minus sign, not a hyphen.
pub fn figure(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// An amount of florins, with a coin.
#[component]
pub fn Amount(
    #[prop(into)] florins: Signal<i32>,
    /// Whose money it is, to animate payments.
    #[prop(optional, into)]
    purse: Option<String>,
) -> impl IntoView {
    let is_purse = purse.is_some();
    let shown = RwSignal::new(florins.get_untracked());
    let is_on_way = StoredValue::new(false);
    Effect::new(move |_| {
        florins.track();
        motion::count(shown, florins, is_on_way);
    });
    view! {
        <span
            class="coin-amount"
            data-purse=purse
            data-florins=move || is_purse.then(|| florins.get())
        >
            <Art name="coin" class="coin" />
            <span class="figure">{move || figure(shown.get())}</span>
        </span>
    }
}
