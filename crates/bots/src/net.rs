//! Small neural nets: reading them and asking them.
//!
//! Layers of weighted sums with a floor at zero between them, in 32-bit arithmetic of a fixed
//! order, so that every machine gets the same numbers. Inputs are sparse: those not given are 0.

/// The inputs of a net: places and values; what is not listed is 0.
#[derive(Clone, Default, Debug)]
pub struct Inputs(Vec<(u16, f32)>);

impl Inputs {
    /// Forgets all inputs.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Adds an input; zeros cost nothing.
    #[inline]
    pub fn push(&mut self, place: usize, value: f32) {
        if value != 0.0 {
            self.0.push((place as u16, value));
        }
    }

    /// The inputs that are not 0.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (usize, f32)> + Clone + '_ {
        self.0.iter().map(|&(place, value)| (usize::from(place), value))
    }
}

/// A layer: for each input the weights to all outputs, side by side.
#[derive(Clone, PartialEq, Debug)]
pub struct Layer {
    /// How many inputs.
    pub inputs: usize,
    /// How many outputs.
    pub outputs: usize,
    /// `inputs` times `outputs` weights, input by input.
    pub weights: Vec<f32>,
    /// One for each output.
    pub bias: Vec<f32>,
}

impl Layer {
    /// Adds an input's part to the sums.
    #[inline]
    pub fn add(&self, place: usize, value: f32, sums: &mut [f32]) {
        let weights = &self.weights[place * self.outputs..][..self.outputs];
        for (sum, weight) in sums.iter_mut().zip(weights) {
            *sum += weight * value;
        }
    }
}

impl Layer {
    /// Adds the parts of many inputs to the sums: the same as one after the other, but a few sums
    /// at a time, which then need not be written down in between.
    #[inline]
    pub fn add_all(&self, inputs: impl Iterator<Item = (usize, f32)> + Clone, sums: &mut [f32]) {
        let (chunks, rest) = sums.as_chunks_mut::<ABREAST>();
        let done = chunks.len() * ABREAST;
        for (number, chunk) in chunks.iter_mut().enumerate() {
            let mut sums = *chunk;
            for (place, value) in inputs.clone() {
                let weights = &self.weights[place * self.outputs + number * ABREAST..][..ABREAST];
                for (sum, weight) in sums.iter_mut().zip(weights) {
                    *sum += weight * value;
                }
            }
            *chunk = sums;
        }
        if !rest.is_empty() {
            for (place, value) in inputs {
                let weights = &self.weights[place * self.outputs..][done..self.outputs];
                for (sum, weight) in rest.iter_mut().zip(weights) {
                    *sum += weight * value;
                }
            }
        }
    }
}

/// How many sums are added up at a time.
const ABREAST: usize = 32;

/// A net.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// From the inputs to the outputs.
    pub layers: Vec<Layer>,
}

/// Where a net writes while it is asked, kept so that nothing is allocated.
#[derive(Clone, Default, Debug)]
pub struct Scratch {
    sums: [Vec<f32>; 2],
}

impl Net {
    /// How many inputs it has.
    pub fn inputs(&self) -> usize {
        self.layers.first().map_or(0, |layer| layer.inputs)
    }

    /// How many outputs it has.
    pub fn outputs(&self) -> usize {
        self.layers.last().map_or(0, |layer| layer.outputs)
    }

    /// How many numbers were learned.
    pub fn weights(&self) -> usize {
        self.layers.iter().map(|layer| layer.weights.len() + layer.bias.len()).sum()
    }

    /// What the net says to these inputs.
    ///
    /// # Panics
    /// When an input lies beyond those the net has.
    pub fn ask<'a>(&self, inputs: &Inputs, scratch: &'a mut Scratch) -> &'a [f32] {
        let [from, to] = &mut scratch.sums;
        for (depth, layer) in self.layers.iter().enumerate() {
            to.clear();
            to.extend_from_slice(&layer.bias);
            if depth == 0 {
                for (place, value) in inputs.iter() {
                    layer.add(place, value, to);
                }
            } else {
                for (place, &value) in from.iter().enumerate() {
                    if value > 0.0 {
                        layer.add(place, value, to);
                    }
                }
            }
            std::mem::swap(from, to);
        }
        from
    }

    /// The net as bytes: a mark, the sizes of the layers, then for each layer its weights and its
    /// bias, all as little-endian numbers of 32 bits.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        bytes.extend((self.layers.len() as u32).to_le_bytes());
        bytes.extend((self.inputs() as u32).to_le_bytes());
        for layer in &self.layers {
            bytes.extend((layer.outputs as u32).to_le_bytes());
        }
        for layer in &self.layers {
            for number in layer.weights.iter().chain(&layer.bias) {
                bytes.extend(number.to_le_bytes());
            }
        }
        bytes
    }

    /// Reads what [`Net::to_bytes`] wrote.
    ///
    /// # Errors
    /// When the bytes are not a net.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, BadNet> {
        let rest = bytes.strip_prefix(MARK).ok_or(BadNet("it does not begin like one"))?;
        let mut numbers = rest.chunks_exact(4).map(|four| {
            let mut number = [0; 4];
            number.copy_from_slice(four);
            number
        });
        let mut size = || {
            let size = u32::from_le_bytes(numbers.next()?) as usize;
            (1..=MOST_SIZE).contains(&size).then_some(size)
        };
        let wrong_size = BadNet("its sizes make no sense");
        let depth = size().ok_or(wrong_size)?;
        let sizes: Option<Vec<usize>> = (0..=depth).map(|_| size()).collect();
        let sizes = sizes.ok_or(wrong_size)?;
        let mut layers = Vec::with_capacity(depth);
        for pair in sizes.windows(2) {
            let &[inputs, outputs] = pair else { continue };
            let mut take = |count: usize| -> Result<Vec<f32>, BadNet> {
                let taken: Vec<f32> =
                    numbers.by_ref().take(count).map(f32::from_le_bytes).collect();
                if taken.len() < count || !taken.iter().all(|number| number.is_finite()) {
                    return Err(BadNet("its weights are cut off or not numbers"));
                }
                Ok(taken)
            };
            let weights = take(inputs * outputs)?;
            layers.push(Layer { inputs, outputs, weights, bias: take(outputs)? });
        }
        if numbers.next().is_some() || rest.len() % 4 != 0 {
            return Err(BadNet("there is more than its weights"));
        }
        Ok(Net { layers })
    }
}

/// What a file of weights begins with.
const MARK: &[u8] = b"fondaco net 1\n\0\0";
/// No layer is larger than this.
const MOST_SIZE: usize = 4096;

/// Why bytes are not a net.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is not a net: {0}")]
pub struct BadNet(&'static str);

impl BadNet {
    /// A net, but one that sees or says something else.
    pub(crate) const FOREIGN: BadNet = BadNet("it was made for something else");
}

#[cfg(test)]
mod tests;
