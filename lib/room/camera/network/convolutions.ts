/** A tensor as an image: rows of pixels of channels. */
export interface Plane {
  height: number;
  width: number;
  channels: number;
  values: Float32Array;
}

interface Kernel {
  /** [outputs][height][width][inputs]; for depthwise [1][height][width][channels]. */
  weights: Float32Array;
  bias: Float32Array;
  height: number;
  width: number;
  stride: number;
}

/** Returns the padding before the first row or column, as in TFLite's "same" padding. */
const edge = (from: number, to: number, size: number, stride: number): number =>
  Math.max(0, (to - 1) * stride + size - from) >> 1;

// The loops below take most of the time. They never read past the end of an array, because the sizes are the
// network's own, so `as number` satisfies `noUncheckedIndexedAccess` at no cost.

/** Computes one output pixel, four channels at a time, so that each input is read a quarter as often. */
function pixel(from: Float32Array, start: number, length: number, kernel: Kernel, to: Plane, target: number) {
  const { weights, bias } = kernel;
  const { values, channels } = to;
  const whole = channels - (channels % 4);
  const end = start + length;
  for (let out = 0; out < whole; out += 4) {
    let w0 = out * length;
    let w1 = w0 + length;
    let w2 = w1 + length;
    let w3 = w2 + length;
    let a = bias[out] as number;
    let b = bias[out + 1] as number;
    let c = bias[out + 2] as number;
    let d = bias[out + 3] as number;
    for (let at = start; at < end; at += 1) {
      const value = from[at] as number;
      a += value * (weights[w0++] as number);
      b += value * (weights[w1++] as number);
      c += value * (weights[w2++] as number);
      d += value * (weights[w3++] as number);
    }
    values[target + out] = a;
    values[target + out + 1] = b;
    values[target + out + 2] = c;
    values[target + out + 3] = d;
  }
  for (let out = whole; out < channels; out += 1) {
    let sum = bias[out] as number;
    for (let at = start, w = out * length; at < end; at += 1, w += 1)
      sum += (from[at] as number) * (weights[w] as number);
    values[target + out] = sum;
  }
}

/**
 * Returns a function that computes the layer. Kernels larger than one pixel need a buffer for their input.
 */
export function convolution(input: Plane, kernel: Kernel, output: Plane): () => void {
  const { channels } = input;
  const pixels = output.height * output.width;
  if (kernel.height * kernel.width * kernel.stride === 1)
    return () => {
      for (let at = 0; at < pixels; at += 1)
        pixel(input.values, at * channels, channels, kernel, output, at * output.channels);
    };
  const seen = new Float32Array(kernel.height * kernel.width * channels);
  return () => {
    for (let at = 0; at < pixels; at += 1) {
      gather(input, kernel, output, at, seen);
      pixel(seen, 0, seen.length, kernel, output, at * output.channels);
    }
  };
}

/** Collects a kernel's input for an output pixel, with zeros beyond the edges. */
function gather(
  input: Plane,
  { height, width, stride }: Kernel,
  output: Plane,
  at: number,
  seen: Float32Array,
) {
  const { channels, values } = input;
  const top = Math.floor(at / output.width) * stride - edge(input.height, output.height, height, stride);
  const left = (at % output.width) * stride - edge(input.width, output.width, width, stride);
  let put = 0;
  for (let row = top; row < top + height; row += 1)
    for (let column = left; column < left + width; column += 1) {
      const inside = row >= 0 && row < input.height && column >= 0 && column < input.width;
      let from = (row * input.width + column) * channels;
      for (let channel = 0; channel < channels; channel += 1)
        seen[put++] = inside ? (values[from++] as number) : 0;
    }
}

/** Applies a separate kernel to each channel. */
export function depthwise(input: Plane, kernel: Kernel, output: Plane): () => void {
  return () => eachChannel(input, kernel, output);
}

function eachChannel(input: Plane, kernel: Kernel, output: Plane): void {
  const { weights, bias, stride } = kernel;
  const { channels } = input;
  const from = input.values;
  const to = output.values;
  const top = edge(input.height, output.height, kernel.height, stride);
  const left = edge(input.width, output.width, kernel.width, stride);
  for (let y = 0; y < output.height; y += 1)
    for (let x = 0; x < output.width; x += 1) {
      const target = (y * output.width + x) * channels;
      to.set(bias, target);
      for (let ky = 0; ky < kernel.height; ky += 1) {
        const row = y * stride + ky - top;
        if (row < 0 || row >= input.height) continue;
        for (let kx = 0; kx < kernel.width; kx += 1) {
          const column = x * stride + kx - left;
          if (column < 0 || column >= input.width) continue;
          let at = (row * input.width + column) * channels;
          let w = (ky * kernel.width + kx) * channels;
          for (let put = target; put < target + channels; put += 1)
            to[put] = (to[put] as number) + (from[at++] as number) * (weights[w++] as number);
        }
      }
    }
}

/** Computes the network's last layer: each pixel becomes two by two, by kernels that don't overlap. */
export function upscale(input: Plane, kernel: Kernel, output: Plane): () => void {
  return () => doubled(input, kernel, output);
}

function doubled(input: Plane, { weights, bias }: Kernel, output: Plane): void {
  const { channels } = input;
  for (let y = 0; y < output.height; y += 1)
    for (let x = 0; x < output.width; x += 1) {
      let at = ((y >> 1) * input.width + (x >> 1)) * channels;
      let w = ((y & 1) * 2 + (x & 1)) * channels;
      let sum = bias[0] as number;
      for (let channel = 0; channel < channels; channel += 1)
        sum += (input.values[at++] as number) * (weights[w++] as number);
      output.values[y * output.width + x] = sum;
    }
}
