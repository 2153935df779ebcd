//! Short synthesised sounds.

use std::cell::RefCell;

use web_sys::{AudioContext, OscillatorType};

use crate::settings;

/// A sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A tile on wood.
    Tile,
    /// Coins for a lot.
    Sold,
    /// It is your turn.
    YourTurn,
    /// The game is over.
    Over,
}

thread_local! {
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

impl Sound {
    /// Tones one after another: pitch, start and length in seconds.
    fn tones(self) -> &'static [(f32, f64, f64)] {
        match self {
            Sound::Tile => &[(190.0, 0.0, 0.05)],
            Sound::Sold => &[(1318.5, 0.0, 0.09), (1760.0, 0.07, 0.16)],
            Sound::YourTurn => &[(587.3, 0.0, 0.14), (784.0, 0.12, 0.22)],
            Sound::Over => &[(523.3, 0.0, 0.2), (659.3, 0.16, 0.2), (784.0, 0.32, 0.5)],
        }
    }
}

/// Plays a sound, if sounds are on and the browser allows them. Silence is no error.
pub fn play(sound: Sound) {
    if settings::settings_now().sound {
        let _ = try_play(sound);
    }
}

fn try_play(sound: Sound) -> Option<()> {
    AUDIO.with_borrow_mut(|audio| {
        if audio.is_none() {
            *audio = AudioContext::new().ok();
        }
        let audio = audio.as_ref()?;
        // A browser stays silent until the first press or key.
        let _ = audio.resume().ok()?;
        let now = audio.current_time();
        for &(pitch, start, length) in sound.tones() {
            let tone = audio.create_oscillator().ok()?;
            let volume = audio.create_gain().ok()?;
            tone.set_type(OscillatorType::Triangle);
            tone.frequency().set_value(pitch);
            let gain = volume.gain();
            gain.set_value_at_time(0.12, now + start).ok()?;
            gain.exponential_ramp_to_value_at_time(0.001, now + start + length).ok()?;
            tone.connect_with_audio_node(&volume).ok()?;
            volume.connect_with_audio_node(&audio.destination()).ok()?;
            tone.start_with_when(now + start).ok()?;
            tone.stop_with_when(now + start + length).ok()?;
        }
        Some(())
    })
}
