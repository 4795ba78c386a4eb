import { HOP, SAMPLE_RATE } from "./frames";

/** Frequencies below are unvoiced. */
const LOWEST_HZ = 40;
const HIGHEST_HZ = 11_000;

/** The vocal folds: all harmonics of a pitch that changes per frame, as one pulse train. */
export function pulses(pitch: ArrayLike<number>): Float64Array {
  const train = new Float64Array(pitch.length * HOP);
  let phase = 0;
  for (let at = 0; at < train.length; at += 1) {
    const hertz = pitchAt(pitch, at);
    const sounding = Math.max(hertz, LOWEST_HZ);
    phase = (phase + sounding / SAMPLE_RATE) % 1;
    if (hertz > LOWEST_HZ) train[at] = harmonics(2 * Math.PI * phase, Math.floor(HIGHEST_HZ / sounding));
  }
  return train;
}

/** Interpolates the pitch linearly between the centers of two frames. */
function pitchAt(pitch: ArrayLike<number>, sample: number): number {
  const place = (sample + 0.5) / HOP - 0.5;
  const before = Math.floor(place);
  const share = place - before;
  const last = pitch.length - 1;
  const hertz = (frame: number): number => pitch[Math.min(Math.max(frame, 0), last)] ?? 0;
  return hertz(before) * (1 - share) + hertz(before + 1) * share;
}

/** Returns the sum of `many` cosines of multiples of an angle, in closed form. */
function harmonics(angle: number, many: number): number {
  const half = many + 0.5;
  const under = 2 * Math.sin(angle / 2);
  return (Math.abs(under) <= 2e-3 ? half : Math.sin(half * angle) / under) - 0.5;
}
