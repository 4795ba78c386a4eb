import type { Recording } from "@/packages/client/src/index";
import { SOUND_RATE, soundOf } from "./decode";
import { lagBetween, MOST_APART_MS } from "./lag";

/** How long a passage is compared, and how far it's looked for, in seconds. */
const PASSAGE_SEC = 2;
const MOST_SEC = 0.2;

/** Below this, something else was heard at the same time. */
const LEAST_LIKENESS = 0.6;

/** The loudest passages of a microphone that are compared. */
const PASSAGES = 6;

/** As loud as someone who speaks, as the mean of squares. */
const SPOKEN = 1e-4;

type Download = (url: string, name: string) => Promise<string>;

/**
 * Looks for what each microphone's track has in the program's sound, and compares the times.
 * @returns what was found, in words
 */
export async function checkVoices(path: string, { tracks }: Recording, download: Download): Promise<string> {
  const program = await soundOf(path, { from: 0, seconds: 24 * 3600 });
  const apart: number[] = [];
  for (const { kind, parts } of tracks) {
    if (kind !== "microphone") continue;
    for (const part of parts) {
      if (!part.url || part.copy !== "server") continue;
      const file = await download(part.url, part.id);
      const sound = await soundOf(file, { from: 0, seconds: 24 * 3600 });
      apart.push(...lagsOf(sound, program, part.starts_at_sec));
    }
  }
  if (apart.length === 0) return "no one who was heard alone";
  const most = Math.max(...apart.map(Math.abs));
  if (most > MOST_APART_MS) throw new Error(`A voice is ${most.toFixed(0)} ms from where its track has it.`);
  return `${apart.length} passages of voices within ${most.toFixed(0)} ms of their tracks`;
}

/** Returns how much later the program has the loudest passages of a track, in milliseconds. */
function lagsOf(sound: Float32Array, program: Float32Array, startsAt: number): number[] {
  const most = Math.round(MOST_SEC * SOUND_RATE);
  const length = PASSAGE_SEC * SOUND_RATE;
  const passages: { from: number; energy: number }[] = [];
  for (let from = 0; from + length <= sound.length; from += length / 2)
    passages.push({ from, energy: energyOf(sound.subarray(from, from + length)) });
  return passages
    .filter(({ energy }) => energy > SPOKEN)
    .sort((one, other) => other.energy - one.energy)
    .slice(0, PASSAGES)
    .flatMap(({ from }) => {
      const place = Math.round(startsAt * SOUND_RATE) + from - most;
      const wider = program.subarray(Math.max(0, place), place + length + 2 * most);
      if (place < 0 || wider.length < length + 2 * most) return [];
      const { samples, likeness } = lagBetween(sound.subarray(from, from + length), wider, most);
      return likeness < LEAST_LIKENESS ? [] : [(samples / SOUND_RATE) * 1000];
    });
}

const energyOf = (values: Float32Array): number =>
  values.reduce((sum, value) => sum + value * value, 0) / values.length;
