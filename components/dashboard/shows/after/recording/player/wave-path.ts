/** A program's loudness over time, as the API returns it. */
export interface Waveform {
  seconds_per_peak: number;
  /** 0–100 */
  peaks: readonly number[];
}

/** Bars in the whole line, and how much of its place each fills. */
export const WAVE_BARS = 180;
const FILLED = 0.62;
/** Silence is still seen. */
const LEAST = 4;

/** Returns an SVG path of bars in a box of `WAVE_BARS` × 100. `seconds` is the length that the line shows. */
export function wavePath({ seconds_per_peak, peaks }: Waveform, seconds: number): string {
  const perBar = seconds / WAVE_BARS / seconds_per_peak;
  const bars: string[] = [];
  for (let bar = 0; bar < WAVE_BARS; bar += 1) {
    const from = Math.floor(bar * perBar);
    if (from >= peaks.length) break;
    const own = peaks.slice(from, Math.max(from + 1, Math.ceil((bar + 1) * perBar)));
    const height = Math.max(LEAST, Math.min(100, Math.max(...own)));
    bars.push(`M${bar} ${(100 - height) / 2}h${FILLED}v${height}h-${FILLED}z`);
  }
  return bars.join("");
}
