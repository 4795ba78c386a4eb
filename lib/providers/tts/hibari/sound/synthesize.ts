import { Fourier, newPair, type Pair } from "./fourier";
import { BINS, HANN, HOP, WINDOW } from "./frames";
import { pulses } from "./pulses";

/** The network's output per frame: five arrays with a row of frames for each bin, and the pitch. */
export interface Spectrum {
  frames: number;
  /** The voiced part: log magnitude and phase. */
  lh: ArrayLike<number>;
  theta: ArrayLike<number>;
  /** The breath: log magnitude. */
  ln: ArrayLike<number>;
  /** The rest, with its own phase. */
  lr: ArrayLike<number>;
  phi: ArrayLike<number>;
  f0: ArrayLike<number>;
}

/** Returns two normally distributed numbers. */
export type Noise = () => readonly [number, number];

const LOUDEST = 7;
const HALF = WINDOW / 2;
const loudness = (logarithm: number | undefined): number => Math.exp(Math.min(logarithm ?? 0, LOUDEST));

/**
 * Synthesizes sound from the network's output, frame by frame: a pulse train at the pitch, shaped by the
 * voice, with breath and the rest added, then overlap-added.
 */
export function synthesize(spectrum: Spectrum, noise: Noise): Float32Array {
  const { frames } = spectrum;
  const fourier = new Fourier(WINDOW);
  const numbers = newPair(WINDOW);
  const { real, imaginary } = numbers;
  const source = pulses(spectrum.f0);
  const wave = new Float64Array(frames * HOP + WINDOW);
  const weight = new Float64Array(wave.length);
  for (let frame = 0; frame < frames; frame += 1) {
    for (let at = 0; at < WINDOW; at += 1) {
      real[at] = (reflected(source, frame * HOP + at - HALF) * (HANN[at] ?? 0)) / HOP;
      imaginary[at] = 0;
    }
    fourier.transform(numbers, -1);
    shape(spectrum, frame, numbers, noise);
    fourier.transform(numbers, 1);
    for (let at = 0; at < WINDOW; at += 1) {
      const window = HANN[at] ?? 0;
      const place = frame * HOP + at;
      wave[place] = (wave[place] ?? 0) + ((real[at] ?? 0) / WINDOW) * window;
      weight[place] = (weight[place] ?? 0) + window * window;
    }
  }
  const sound = new Float32Array(frames * HOP);
  for (let at = 0; at < sound.length; at += 1)
    sound[at] = (wave[at + HALF] ?? 0) / Math.max(weight[at + HALF] ?? 0, 1e-11);
  return sound;
}

/** Mirrors the wave beyond its ends. */
function reflected(wave: Float64Array, at: number): number {
  const last = wave.length - 1;
  const inside = at < 0 ? -at : at > last ? 2 * last - at : at;
  return wave[inside] ?? 0;
}

function shape(spectrum: Spectrum, frame: number, { real, imaginary }: Pair, noise: Noise): void {
  const { frames, lh, theta, ln, lr, phi } = spectrum;
  for (let bin = 0; bin < BINS; bin += 1) {
    const place = bin * frames + frame;
    const voice = loudness(lh[place]);
    const turn = Math.PI * Math.tanh(theta[place] ?? 0);
    const re = real[bin] ?? 0;
    const im = imaginary[bin] ?? 0;
    const cos = voice * Math.cos(turn);
    const sin = voice * Math.sin(turn);
    const breath = loudness(ln[place]);
    const [breathRe, breathIm] = noise();
    const rest = loudness(lr[place]);
    const angle = phi[place] ?? 0;
    real[bin] = re * cos - im * sin + breath * breathRe + rest * Math.cos(angle);
    imaginary[bin] = re * sin + im * cos + breath * breathIm + rest * Math.sin(angle);
  }
  mirror(real, imaginary);
}

/** The upper half of a real signal's spectrum mirrors the lower half. */
function mirror(real: Float64Array, imaginary: Float64Array): void {
  imaginary[0] = 0;
  imaginary[HALF] = 0;
  for (let bin = 1; bin < HALF; bin += 1) {
    real[WINDOW - bin] = real[bin] ?? 0;
    imaginary[WINDOW - bin] = -(imaginary[bin] ?? 0);
  }
}
