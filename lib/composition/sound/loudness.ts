import { SAMPLE_RATE } from "../grid";
import { type Biquad, filter } from "./biquad";

/**
 * How loud someone was so far (ITU-R BS.1770), as counts of blocks of 400 ms by loudness. Adding two of them
 * gives that of both times together.
 */
export interface LoudnessTally {
  /** Number of blocks by loudness, in steps of half a LUFS from −70 on. */
  blocks: readonly number[];
}

const LOWEST_LUFS = -70;
const STEPS_PER_LUFS = 2;
const BLOCK = 0.4 * SAMPLE_RATE;
const STEP = 0.1 * SAMPLE_RATE;

/** For 48 kHz, from the standard: the head, then what is too low to sound loud. */
const WEIGHTING: readonly Biquad[] = [
  {
    ...{ b0: 1.53512485958697, b1: -2.69169618940638, b2: 1.19839281085285 },
    ...{ a1: -1.69065929318241, a2: 0.73248077421585 },
  },
  { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 },
];

/** What the weighting hears before the first block: it has settled by then. */
const SETTLING = STEP;

/** Measures one channel that is heard in the middle. */
export function measureLoudness(samples: Float32Array, from = 0, to = samples.length): LoudnessTally {
  const before = Math.max(0, from - SETTLING);
  const weighted = samples.slice(before, to);
  for (const stage of WEIGHTING) filter(weighted, stage);
  const steps: number[] = [];
  for (let at = from - before; at + STEP <= weighted.length; at += STEP) {
    let power = 0;
    for (let one = at; one < at + STEP; one += 1) power += (weighted[one] ?? 0) ** 2;
    steps.push(power);
  }
  const blocks: number[] = [];
  const inBlock = BLOCK / STEP;
  for (let at = 0; at + inBlock <= steps.length; at += 1) {
    const power = steps.slice(at, at + inBlock).reduce((sum, one) => sum + one, 0) / BLOCK;
    // The middle is heard from both loudspeakers.
    const lufs = -0.691 + 10 * Math.log10(2 * power);
    if (lufs < LOWEST_LUFS) continue;
    const step = Math.round((lufs - LOWEST_LUFS) * STEPS_PER_LUFS);
    blocks[step] = (blocks[step] ?? 0) + 1;
  }
  return { blocks: Array.from(blocks, (count) => count ?? 0) };
}

export function addLoudness(one: LoudnessTally, other: LoudnessTally): LoudnessTally {
  const length = Math.max(one.blocks.length, other.blocks.length);
  return { blocks: Array.from({ length }, (_, at) => (one.blocks[at] ?? 0) + (other.blocks[at] ?? 0)) };
}

/** Returns the loudness in LUFS without pauses; null if too little was heard to tell. */
export function loudnessOf({ blocks }: LoudnessTally): number | null {
  const counted = blocks.map((count, step) => ({ count, lufs: LOWEST_LUFS + step / STEPS_PER_LUFS }));
  const gate = meanOf(counted) - 10;
  const loud = counted.filter(({ lufs }) => lufs >= gate);
  return loud.reduce((sum, { count }) => sum + count, 0) < ENOUGH_BLOCKS ? null : meanOf(loud);
}

/** Two seconds of speech. */
const ENOUGH_BLOCKS = 20;

function meanOf(counted: readonly { count: number; lufs: number }[]): number {
  const count = counted.reduce((sum, one) => sum + one.count, 0);
  const power = counted.reduce((sum, one) => sum + one.count * 10 ** (one.lufs / 10), 0);
  return count === 0 ? Number.NEGATIVE_INFINITY : 10 * Math.log10(power / count);
}

/** The program's loudness in LUFS. */
const PROGRAM_LUFS = -16;
/** Beyond this, the microphone's noise would be heard instead. In decibels. */
const MOST_CHANGE = 20;

/** Returns how many decibels louder a person has to be to be as loud as everyone else. */
export function levelFor(tally: LoudnessTally): number {
  const lufs = loudnessOf(tally);
  return lufs === null ? 0 : Math.max(-MOST_CHANGE, Math.min(MOST_CHANGE, PROGRAM_LUFS - lufs));
}
