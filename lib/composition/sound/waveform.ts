import { AAC_SAMPLES, SAMPLE_RATE } from "../grid";
import type { Stereo } from "./window";

/** Six AAC frames: 39 peaks a piece. */
const SAMPLES_PER_PEAK = 6 * AAC_SAMPLES;

/** Returns the highest sample of each 128 ms, from 0 to 100. */
export function peaksOf({ left, right }: Stereo, from: number, to: number): number[] {
  const peaks: number[] = [];
  for (let at = from; at < to; at += SAMPLES_PER_PEAK) {
    let peak = 0;
    for (let one = at; one < Math.min(to, at + SAMPLES_PER_PEAK); one += 1)
      peak = Math.max(peak, Math.abs(left[one] ?? 0), Math.abs(right[one] ?? 0));
    peaks.push(Math.min(100, Math.round(peak * 100)));
  }
  return peaks;
}

/** A program's loudness over time, to draw. */
export interface Waveform {
  seconds_per_peak: number;
  /** 0–100 */
  peaks: number[];
}

/** Puts the peaks of a program's pieces together. `at` is a piece's place in the program, in samples. */
export function waveformOf(pieces: readonly { at: number; peaks: readonly number[] }[]): Waveform {
  const peaks: number[] = [];
  for (const piece of pieces)
    for (const [index, peak] of piece.peaks.entries()) {
      const place = Math.round(piece.at / SAMPLES_PER_PEAK) + index;
      peaks[place] = Math.max(peaks[place] ?? 0, peak);
    }
  return { seconds_per_peak: SAMPLES_PER_PEAK / SAMPLE_RATE, peaks: Array.from(peaks, (peak) => peak ?? 0) };
}
