//! Teaching a small net: gradients and Adam, in a fixed order, so that a seed gives one result.

use fondaco_bots::net::{Inputs, Layer, Net};
use fondaco_dice::Dice;

/// What a net is to learn from one position.
#[derive(Clone, Debug)]
pub struct Sample {
    /// What it sees.
    pub inputs: Inputs,
    /// What it should say, output by output; a target that is not a number is left out.
    pub targets: Vec<f32>,
}

/// A net that is being taught, and the memory of its gradients.
#[derive(Clone, Debug)]
pub struct Trainer {
    /// The net as it is now.
    pub net: Net,
    /// How much each output's error counts.
    pub weights: Vec<f32>,
    first: Net,
    second: Net,
    gradient: Net,
    steps: u32,
    /// The values of each layer's outputs, and the errors there.
    values: Vec<Vec<f32>>,
    errors: Vec<Vec<f32>>,
}

/// Adam's memory of the gradient, and of its square.
const FIRST: f32 = 0.9;
const SECOND: f32 = 0.999;
/// An error beyond this counts linearly: one odd game must not turn the net over.
const CLIP: f32 = 1.0;

impl Trainer {
    /// A fresh net with layers of these sizes, from the inputs to the outputs.
    pub fn fresh(sizes: &[usize], seed: u64) -> Trainer {
        let dice = &mut Dice::seeded(seed);
        let layers = sizes.windows(2).map(|pair| {
            let (inputs, outputs) = (pair[0], pair[1]);
            // The last layer starts small, so that a fresh net says little.
            let last = outputs == sizes[sizes.len() - 1];
            let scale = (if last { 0.1 } else { 1.0 }) * (6.0 / inputs.min(64) as f32).sqrt();
            let weight = |_| (dice.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * scale * 0.5;
            let weights = (0..inputs * outputs).map(weight).collect();
            Layer { inputs, outputs, weights, bias: vec![0.0; outputs] }
        });
        Trainer::of(Net { layers: layers.collect() })
    }

    /// Goes on with a net, without memory of earlier gradients.
    pub fn of(net: Net) -> Trainer {
        let zero = zeroed(&net);
        let wide = |layer: &Layer| vec![0.0; layer.outputs];
        let values: Vec<Vec<f32>> = net.layers.iter().map(wide).collect();
        Trainer {
            weights: vec![1.0; net.outputs()],
            first: zero.clone(),
            second: zero.clone(),
            gradient: zero,
            steps: 0,
            errors: values.clone(),
            values,
            net,
        }
    }

    /// One step towards the targets of a batch; gives the mean loss before it.
    pub fn step(&mut self, batch: &[Sample], rate: f32) -> f32 {
        clear(&mut self.gradient);
        let mut loss = 0.0;
        for sample in batch {
            self.forward(&sample.inputs);
            loss += self.backward(sample);
        }
        self.adam(rate, batch.len().max(1) as f32);
        loss / batch.len().max(1) as f32
    }

    fn forward(&mut self, inputs: &Inputs) {
        for (depth, layer) in self.net.layers.iter().enumerate() {
            let (before, here) = self.values.split_at_mut(depth);
            let sums = &mut here[0];
            sums.copy_from_slice(&layer.bias);
            match before.last() {
                None => inputs.iter().for_each(|(place, value)| layer.add(place, value, sums)),
                Some(from) => {
                    for (place, &value) in from.iter().enumerate() {
                        if value > 0.0 {
                            layer.add(place, value, sums);
                        }
                    }
                }
            }
        }
    }

    fn backward(&mut self, sample: &Sample) -> f32 {
        let last = self.net.layers.len() - 1;
        let mut loss = 0.0;
        for (output, error) in self.errors[last].iter_mut().enumerate() {
            let target = sample.targets[output];
            let off = if target.is_nan() { 0.0 } else { self.values[last][output] - target };
            let clipped = off.clamp(-CLIP, CLIP);
            loss += self.weights[output] * clipped * (off - clipped / 2.0);
            *error = clipped * self.weights[output];
        }
        for depth in (0..=last).rev() {
            let layer = &self.net.layers[depth];
            let gradient = &mut self.gradient.layers[depth];
            let (before, here) = self.errors.split_at_mut(depth);
            let errors = &here[0];
            for (sum, error) in gradient.bias.iter_mut().zip(errors) {
                *sum += error;
            }
            if depth == 0 {
                for (place, value) in sample.inputs.iter() {
                    let sums = &mut gradient.weights[place * layer.outputs..][..layer.outputs];
                    for (sum, error) in sums.iter_mut().zip(errors) {
                        *sum += error * value;
                    }
                }
                continue;
            }
            for (place, back) in before[depth - 1].iter_mut().enumerate() {
                let value = self.values[depth - 1][place];
                *back = 0.0;
                if value > 0.0 {
                    let range = place * layer.outputs..(place + 1) * layer.outputs;
                    let weights = &layer.weights[range.clone()];
                    let sums = &mut gradient.weights[range];
                    let mut all = 0.0;
                    for ((sum, weight), error) in sums.iter_mut().zip(weights).zip(errors) {
                        *sum += error * value;
                        all += error * weight;
                    }
                    *back = all;
                }
            }
        }
        loss
    }

    fn adam(&mut self, rate: f32, batch: f32) {
        self.steps += 1;
        let steps = self.steps.min(100_000) as i32;
        let rate = rate * (1.0 - SECOND.powi(steps)).sqrt() / (1.0 - FIRST.powi(steps));
        let layers = self.net.layers.iter_mut().zip(&self.gradient.layers);
        let memory = self.first.layers.iter_mut().zip(&mut self.second.layers);
        for ((layer, gradient), (first, second)) in layers.zip(memory) {
            let update = |numbers: &mut [f32], slopes: &[f32], m: &mut [f32], v: &mut [f32]| {
                for (((number, slope), m), v) in numbers.iter_mut().zip(slopes).zip(m).zip(v) {
                    let slope = slope / batch;
                    *m = FIRST * *m + (1.0 - FIRST) * slope;
                    *v = SECOND * *v + (1.0 - SECOND) * slope * slope;
                    *number -= rate * *m / (v.sqrt() + 1e-8);
                }
            };
            update(&mut layer.weights, &gradient.weights, &mut first.weights, &mut second.weights);
            update(&mut layer.bias, &gradient.bias, &mut first.bias, &mut second.bias);
        }
    }

    /// Everything that is needed to go on later exactly as if nothing had happened.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.steps.to_le_bytes().to_vec();
        for net in [&self.net, &self.first, &self.second] {
            let part = net.to_bytes();
            bytes.extend((part.len() as u32).to_le_bytes());
            bytes.extend(part);
        }
        bytes
    }

    /// Reads what [`Trainer::to_bytes`] wrote; nothing if it is something else.
    pub fn from_bytes(bytes: &[u8]) -> Option<Trainer> {
        let (steps, mut rest) = bytes.split_first_chunk::<4>()?;
        let mut part = || {
            let (length, after) = rest.split_first_chunk::<4>()?;
            let (net, after) = after.split_at_checked(u32::from_le_bytes(*length) as usize)?;
            rest = after;
            Net::from_bytes(net).ok()
        };
        let mut trainer = Trainer::of(part()?);
        trainer.first = part()?;
        trainer.second = part()?;
        trainer.steps = u32::from_le_bytes(*steps);
        Some(trainer)
    }
}

fn zeroed(net: &Net) -> Net {
    let mut net = net.clone();
    clear(&mut net);
    net
}

fn clear(net: &mut Net) {
    for layer in &mut net.layers {
        layer.weights.fill(0.0);
        layer.bias.fill(0.0);
    }
}

#[cfg(test)]
mod tests;
