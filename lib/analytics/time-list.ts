/** Times in milliseconds, to be put in order, of which there can be a hundred thousand. */
export class TimeList {
  private times: Float64Array;
  private length = 0;

  constructor(expected: number) {
    this.times = new Float64Array(Math.max(1, expected));
  }

  push(time: number): void {
    if (this.length === this.times.length) {
      const longer = new Float64Array(2 * this.length);
      longer.set(this.times);
      this.times = longer;
    }
    this.times[this.length] = time;
    this.length += 1;
  }

  /** Returns the times in order. */
  inOrder(): Float64Array {
    const times = this.times.subarray(0, this.length);
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let index = 0; index < times.length; index += 1) {
      const time = times[index] ?? 0;
      least = Math.min(least, time);
      most = Math.max(most, time);
    }
    const isCountable = most - least < 2 ** 32 && Number.isInteger(least);
    return isCountable ? byDigits(times, least, most) : times.slice().sort();
  }
}

const DIGIT_BITS = 12;
const DIGITS = 2 ** DIGIT_BITS;

/**
 * Sorts whole numbers by their digits, lowest first: a quarter of the time that comparing them takes. Loops by index, because
 * iterating over typed arrays takes several times as long.
 */
function byDigits(times: Float64Array, least: number, most: number): Float64Array {
  let from = new Uint32Array(times.length);
  for (let index = 0; index < from.length; index += 1) from[index] = (times[index] ?? 0) - least;
  let to = new Uint32Array(from.length);
  for (let shift = 0; (most - least) / 2 ** shift >= 1; shift += DIGIT_BITS) {
    const places = new Uint32Array(DIGITS + 1);
    for (let index = 0; index < from.length; index += 1) {
      const time = from[index] ?? 0;
      const after = ((time >>> shift) & (DIGITS - 1)) + 1;
      places[after] = (places[after] ?? 0) + 1;
    }
    for (let digit = 1; digit <= DIGITS; digit += 1)
      places[digit] = (places[digit] ?? 0) + (places[digit - 1] ?? 0);
    for (let index = 0; index < from.length; index += 1) {
      const time = from[index] ?? 0;
      const digit = (time >>> shift) & (DIGITS - 1);
      const place = places[digit] ?? 0;
      places[digit] = place + 1;
      to[place] = time;
    }
    [from, to] = [to, from];
  }
  const sorted = new Float64Array(from.length);
  for (let index = 0; index < from.length; index += 1) sorted[index] = least + (from[index] ?? 0);
  return sorted;
}
