/** What the network was trained with: 40 bands, a frame of 25 ms every 10 ms at 16 kHz. */
export const SAMPLE_RATE = 16_000;
const FFT = 512;
const WINDOW = 400;
export const HOP = 160;
export const BANDS = 40;
/** Keeps the logarithm finite in silence. */
const FLOOR = 1e-10;

const BINS = FFT / 2 + 1;
/** The window is centered in the transform. */
const BEFORE = (FFT - WINDOW) / 2;

/** Slaney's scale: linear up to 1 kHz, logarithmic above. */
const LINEAR_HZ = 200 / 3;
const LOG_FROM_HZ = 1_000;
const LOG_FROM_MEL = LOG_FROM_HZ / LINEAR_HZ;
const LOG_STEP = Math.log(6.4) / 27;
const hzOf = (mel: number): number =>
  mel < LOG_FROM_MEL ? mel * LINEAR_HZ : LOG_FROM_HZ * Math.exp(LOG_STEP * (mel - LOG_FROM_MEL));
const melOf = (hz: number): number =>
  hz < LOG_FROM_HZ ? hz / LINEAR_HZ : LOG_FROM_MEL + Math.log(hz / LOG_FROM_HZ) / LOG_STEP;

const HAMMING = Float64Array.from(
  { length: WINDOW },
  (_, at) => 0.54 - 0.46 * Math.cos((2 * Math.PI * at) / WINDOW),
);

/** Triangles of equal area, each with the first bin that it covers. */
const FILTERS = filters();

function filters(): { first: number; weights: Float64Array }[] {
  const top = melOf(SAMPLE_RATE / 2);
  const edges = Array.from({ length: BANDS + 2 }, (_, at) => hzOf((top * at) / (BANDS + 1)));
  return Array.from({ length: BANDS }, (_, band) => {
    const [low = 0, middle = 0, high = 0] = edges.slice(band, band + 3);
    const all = Float64Array.from({ length: BINS }, (_, bin) => {
      const hz = (bin * SAMPLE_RATE) / FFT;
      const height = Math.min((hz - low) / (middle - low), (high - hz) / (high - middle));
      return (Math.max(0, height) * 2) / (high - low);
    });
    const first = all.findIndex((weight) => weight > 0);
    return { first, weights: all.slice(first, all.findLastIndex((weight) => weight > 0) + 1) };
  });
}

const COS = Float64Array.from({ length: FFT / 2 }, (_, at) => Math.cos((2 * Math.PI * at) / FFT));
const SIN = Float64Array.from({ length: FFT / 2 }, (_, at) => -Math.sin((2 * Math.PI * at) / FFT));
const REVERSED = Uint16Array.from({ length: FFT }, (_, at) => {
  let turned = 0;
  for (let bit = 1; bit < FFT; bit *= 2) turned = turned * 2 + (at & bit ? 1 : 0);
  return turned;
});

/** How many whole frames some sound has. */
const framesIn = (samples: number): number => Math.max(0, 1 + Math.floor((samples - FFT) / HOP));

/** How much sound so many frames take. */
export const samplesOf = (frames: number): number => (frames - 1) * HOP + FFT;

/**
 * Returns the energy of sound in bands, as the logarithm to base 10, frame by frame.
 * @param samples 16 kHz
 * @returns rows of `BANDS`, one a frame
 */
export function logMel(samples: Int16Array): Float32Array {
  const frames = framesIn(samples.length);
  const rows = new Float32Array(frames * BANDS);
  const real = new Float64Array(FFT);
  const imaginary = new Float64Array(FFT);
  for (let frame = 0; frame < frames; frame += 1) {
    const from = frame * HOP + BEFORE;
    imaginary.fill(0);
    for (let at = 0; at < FFT; at += 1) {
      const within = at - BEFORE;
      real[REVERSED[at] ?? 0] =
        within >= 0 && within < WINDOW
          ? ((samples[from + within] ?? 0) / 32_768) * (HAMMING[within] ?? 0)
          : 0;
    }
    transform(real, imaginary);
    FILTERS.forEach(({ first, weights }, band) => {
      let sum = FLOOR;
      for (let at = 0; at < weights.length; at += 1) {
        const [re = 0, im = 0] = [real[first + at], imaginary[first + at]];
        sum += (weights[at] ?? 0) * (re * re + im * im);
      }
      rows[frame * BANDS + band] = Math.log10(sum);
    });
  }
  return rows;
}

/** A Fourier transform in place, of values in bit-reversed order. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  for (let half = 1; half < FFT; half *= 2) {
    const step = FFT / (2 * half);
    for (let start = 0; start < FFT; start += 2 * half) {
      for (let at = 0; at < half; at += 1) {
        const [low, high] = [start + at, start + at + half];
        const [cos = 0, sin = 0] = [COS[at * step], SIN[at * step]];
        const [re = 0, im = 0] = [real[high], imaginary[high]];
        const [turnedRe, turnedIm] = [re * cos - im * sin, re * sin + im * cos];
        const [lowRe = 0, lowIm = 0] = [real[low], imaginary[low]];
        real[low] = lowRe + turnedRe;
        imaginary[low] = lowIm + turnedIm;
        real[high] = lowRe - turnedRe;
        imaginary[high] = lowIm - turnedIm;
      }
    }
  }
}
