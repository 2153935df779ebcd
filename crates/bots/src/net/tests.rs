use super::*;

/// Two inputs, two hidden sums, one output.
fn small() -> Net {
    let hidden =
        Layer { inputs: 2, outputs: 2, weights: vec![1.0, -1.0, 2.0, 0.5], bias: vec![0.0, 0.25] };
    let out = Layer { inputs: 2, outputs: 1, weights: vec![3.0, 4.0], bias: vec![-1.0] };
    Net { layers: vec![hidden, out] }
}

fn ask(net: &Net, values: &[f32]) -> Vec<f32> {
    let mut inputs = Inputs::default();
    values.iter().enumerate().for_each(|(place, &value)| inputs.push(place, value));
    net.ask(&inputs, &mut Scratch::default()).to_vec()
}

#[test]
fn sums_are_weighted_and_floored_at_zero() {
    // Hidden: 1 + 2 = 3 and -1 + 0.5 + 0.25 = -0.25, which counts as 0.
    assert_eq!(ask(&small(), &[1.0, 1.0]), [8.0]);
    // Hidden: -1 and 1 + 0.25.
    assert_eq!(ask(&small(), &[-1.0, 0.0]), [4.0]);
    assert_eq!(ask(&small(), &[0.0, 0.0]), [0.0]);
}

#[test]
fn a_net_survives_being_written_and_read() {
    assert_eq!(Net::from_bytes(&small().to_bytes()), Ok(small()));
    assert_eq!(small().weights(), 9);
    assert_eq!((small().inputs(), small().outputs()), (2, 1));
}

#[test]
fn bytes_that_are_no_net_are_refused() {
    let good = small().to_bytes();
    for length in 0..good.len() {
        assert!(Net::from_bytes(&good[..length]).is_err(), "cut off after {length} bytes");
    }
    let longer = [&good[..], &[0; 4]].concat();
    assert!(Net::from_bytes(&longer).is_err());
    let mut not_a_number = good.clone();
    let last = not_a_number.len() - 4;
    not_a_number[last..].copy_from_slice(&f32::NAN.to_le_bytes());
    assert!(Net::from_bytes(&not_a_number).is_err());
    let mut huge = good;
    huge[MARK.len() + 4..][..4].copy_from_slice(&u32::MAX.to_le_bytes());
    assert!(Net::from_bytes(&huge).is_err());
}
