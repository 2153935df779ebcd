use super::*;

fn sample(values: &[f32], targets: &[f32]) -> Sample {
    let mut inputs = Inputs::default();
    values.iter().enumerate().for_each(|(place, &value)| inputs.push(place, value));
    Sample { inputs, targets: targets.to_vec() }
}

/// One or the other, but not both: what no single layer can say.
fn either_or() -> Vec<Sample> {
    let cases = [([0.0, 0.0], 0.0), ([0.0, 1.0], 1.0), ([1.0, 0.0], 1.0), ([1.0, 1.0], 0.0)];
    cases.map(|(values, target)| sample(&values, &[target])).to_vec()
}

#[test]
fn a_net_learns_what_one_layer_cannot() {
    let mut trainer = Trainer::fresh(&[2, 16, 1], 3);
    let before = trainer.step(&either_or(), 0.01);
    for _ in 0..800 {
        trainer.step(&either_or(), 0.01);
    }
    let after = trainer.step(&either_or(), 0.0);
    assert!(before > 0.1 && after < 0.001, "{before} before, {after} after");
}

#[test]
fn gradients_are_those_of_small_changes() {
    let mut trainer = Trainer::fresh(&[3, 5, 4, 2], 8);
    let batch = [sample(&[0.5, -0.3, 0.8], &[0.2, -0.4])];
    let loss = |net: &Net| Trainer::of(net.clone()).step(&batch, 0.0);
    trainer.step(&batch, 0.0);
    for depth in 0..3 {
        for place in 0..trainer.net.layers[depth].weights.len() {
            let moved = |by: f32| {
                let mut net = trainer.net.clone();
                net.layers[depth].weights[place] += by;
                loss(&net)
            };
            let slope = (moved(0.01) - moved(-0.01)) / 0.02;
            let gradient = trainer.gradient.layers[depth].weights[place];
            assert!((slope - gradient).abs() < 0.002, "{depth} {place}: {slope} {gradient}");
        }
    }
}

#[test]
fn an_output_without_a_target_teaches_nothing() {
    let mut trainer = Trainer::fresh(&[1, 4, 2], 1);
    let before = trainer.net.clone();
    trainer.step(&[sample(&[1.0], &[f32::NAN, f32::NAN])], 0.1);
    assert_eq!(trainer.net, before);
}

#[test]
fn a_trainer_goes_on_exactly_where_it_stopped() {
    let mut through = Trainer::fresh(&[2, 8, 1], 5);
    (0..10).for_each(|_| _ = through.step(&either_or(), 0.01));
    let mut resumed = Trainer::from_bytes(&through.to_bytes()).unwrap();
    for trainer in [&mut through, &mut resumed] {
        (0..10).for_each(|_| _ = trainer.step(&either_or(), 0.01));
    }
    assert_eq!(through.net, resumed.net);
    assert!(Trainer::from_bytes(&through.to_bytes()[1..]).is_none());
}
