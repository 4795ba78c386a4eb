import { APPLAUSE_LOUDEST, CLAP_SECONDS, clapsOf } from "@/lib/stage/sounds/claps";
import { SAMPLE_RATE } from "../grid";
import { seededRandom } from "../random";
import { bandpass, filter } from "./biquad";

const CLAP_Q = 1.2;
/** A clap rings on in its filter, in samples. */
const RINGING = 960;

/** Returns applause at full volume from `position` on, in samples since it began. */
export function renderApplause(seed: string, position: number, length: number): Float32Array {
  const out = new Float32Array(length);
  const random = seededRandom(seed);
  const claps = clapsOf(random);
  const size = Math.ceil(SAMPLE_RATE * CLAP_SECONDS);
  const noise = Float32Array.from({ length: size + RINGING }, (_, at) =>
    at < size ? (random() * 2 - 1) * (1 - at / size) ** 2 : 0,
  );
  for (const { at, gain, pitch } of claps) {
    const place = Math.round(at * SAMPLE_RATE) - position;
    if (place >= length || place + noise.length <= 0) continue;
    const clap = Float32Array.from(noise);
    filter(clap, bandpass(pitch, SAMPLE_RATE, CLAP_Q));
    for (let one = Math.max(0, -place); one < clap.length && place + one < length; one += 1)
      out[place + one] = (out[place + one] ?? 0) + (clap[one] ?? 0) * gain * APPLAUSE_LOUDEST;
  }
  return out;
}
