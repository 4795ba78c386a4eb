/**
 * The discrete Fourier transform of one size, composed of small ones. Fast if the size has small prime
 * factors.
 */
export class Fourier {
  private readonly cos: Float64Array;
  private readonly sin: Float64Array;
  private readonly factors: readonly number[];
  private readonly from: Pair;
  /** Input of one small transform. */
  private readonly few: Pair;

  constructor(private readonly size: number) {
    this.cos = Float64Array.from({ length: size }, (_, at) => Math.cos((2 * Math.PI * at) / size));
    this.sin = Float64Array.from({ length: size }, (_, at) => Math.sin((2 * Math.PI * at) / size));
    this.factors = factorsOf(size);
    this.from = newPair(size);
    this.few = newPair(Math.max(1, ...this.factors));
  }

  /** In place and without scaling. `direction` is -1 for the transform, 1 for its inverse times the size. */
  transform(numbers: Pair, direction: 1 | -1): void {
    this.from.real.set(numbers.real);
    this.from.imaginary.set(numbers.imaginary);
    this.part(numbers, 0, 0, this.size, 0, direction);
  }

  /**
   * Transforms every nth of the copied numbers, starting with `first`, into `length` consecutive results at
   * `to`.
   */
  private part(out: Pair, first: number, to: number, length: number, level: number, direction: 1 | -1): void {
    if (length === 1) {
      out.real[to] = this.from.real[first] ?? 0;
      out.imaginary[to] = this.from.imaginary[first] ?? 0;
      return;
    }
    const factor = this.factors[level] ?? length;
    const short = length / factor;
    const stride = this.size / length;
    for (let at = 0; at < factor; at += 1)
      this.part(out, first + at * stride, to + at * short, short, level + 1, direction);
    for (let bin = 0; bin < short; bin += 1) this.join(out, to + bin, bin, factor, short, direction);
  }

  /** Applies a small transform across `factor` adjacent results that are `short` apart. */
  private join(
    { real, imaginary }: Pair,
    to: number,
    bin: number,
    factor: number,
    short: number,
    direction: 1 | -1,
  ): void {
    const { cos, sin, size } = this;
    const { real: re, imaginary: im } = this.few;
    const stride = size / (factor * short);
    for (let at = 0; at < factor; at += 1) {
      re[at] = real[to + at * short] ?? 0;
      im[at] = imaginary[to + at * short] ?? 0;
    }
    for (let out = 0; out < factor; out += 1) {
      const step = ((bin + out * short) * stride) % size;
      let sumRe = re[0] ?? 0;
      let sumIm = im[0] ?? 0;
      let turn = 0;
      for (let at = 1; at < factor; at += 1) {
        turn += step;
        if (turn >= size) turn -= size;
        const c = cos[turn] ?? 0;
        const s = direction * (sin[turn] ?? 0);
        const x = re[at] ?? 0;
        const y = im[at] ?? 0;
        sumRe += x * c - y * s;
        sumIm += x * s + y * c;
      }
      real[to + out * short] = sumRe;
      imaginary[to + out * short] = sumIm;
    }
  }
}

/** Complex numbers, with separate real and imaginary parts. */
export interface Pair {
  real: Float64Array;
  imaginary: Float64Array;
}

export const newPair = (length: number): Pair => ({
  real: new Float64Array(length),
  imaginary: new Float64Array(length),
});

function factorsOf(size: number): number[] {
  for (let factor = 2; factor * factor <= size; factor += 1)
    if (size % factor === 0) return [factor, ...factorsOf(size / factor)];
  return size === 1 ? [] : [size];
}
