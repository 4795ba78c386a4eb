import { FRAME_RATE, SAMPLE_RATE } from "../grid";
import type { ClipJob } from "./clip-job";

const PER_FRAME = SAMPLE_RATE / FRAME_RATE;
/** At a cut, in seconds: shorter than any sound, longer than a click. */
const FADE = 0.006;

/** Rumble, hiss and the difference between loud and quiet words. */
const BETTER = [
  "highpass=f=70",
  "afftdn=nr=9:nf=-48:tn=1",
  "acompressor=threshold=-22dB:ratio=2.6:attack=8:release=140:makeup=2",
];

/** Returns the filters that make a clip's sound of an input such as `1:a`, before its loudness is evened, as `[sound]`. */
export function soundFilters({ kept, source, improveSound }: ClipJob, input: string): string[] {
  const labels = kept.map((_, index) => `[c${index}]`).join("");
  const parts = kept.map(({ from, to }, index) => {
    const [first, end] = [from, to].map((frame) => source.soundStart + frame * PER_FRAME);
    const seconds = (to - from) / FRAME_RATE;
    const fades = `afade=t=in:d=${FADE},afade=t=out:st=${(seconds - FADE).toFixed(4)}:d=${FADE}`;
    const cut = `atrim=start_sample=${first}:end_sample=${end},asetpts=PTS-STARTPTS`;
    return `[c${index}]${cut}${kept.length > 1 ? `,${fades}` : ""}[k${index}]`;
  });
  const joined = `${kept.map((_, index) => `[k${index}]`).join("")}concat=n=${kept.length}:v=0:a=1`;
  const format = `aformat=sample_fmts=fltp:channel_layouts=stereo:sample_rates=${SAMPLE_RATE}`;
  const chain = [joined, format, ...(improveSound ? BETTER : [])].join(",");
  return [`[${input}]asplit=${kept.length}${labels}`, ...parts, `${chain}[sound]`];
}
