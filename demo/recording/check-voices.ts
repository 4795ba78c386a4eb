import type { Recording } from "@/packages/client/src/index";
import { lengthOfSound, SOUND_RATE, soundOf } from "./decode";
import { lagOf } from "./find-passage";
import { MOST_APART_MS } from "./lag";

/** How long a passage is compared, in seconds. */
const PASSAGE_SEC = 2;
/** The loudest passages of a part that are compared. */
const PASSAGES = 8;

/** As loud as someone who speaks, as the mean of squares. */
const SPOKEN = 1e-4;

type Download = (url: string, name: string) => Promise<string>;
type Part = Recording["tracks"][number]["parts"][number];

/** What was found in a speaker's tracks. */
interface Heard {
  name: string;
  /** Passages in which they spoke. */
  spoken: number;
  /** How much later the program has those that it has alone, in milliseconds. */
  apart: number[];
}

/**
 * Looks for what each speaker's microphone has in the program's sound, and compares the times. Everyone who spoke must
 * be found.
 * @returns what was found, in words
 */
export async function checkVoices(path: string, { tracks }: Recording, download: Download): Promise<string> {
  const program = await soundOf(path, { from: 0, seconds: 24 * 3600 });
  const all: Heard[] = [];
  for (const { kind, parts, name, person_id } of tracks) {
    if (kind !== "microphone" && kind !== "announcer") continue;
    const heard: Heard = { name: name ?? person_id, spoken: 0, apart: [] };
    for (const part of parts) await compare(part, program, heard, download);
    all.push(heard);
  }
  const speakers = all.filter(({ spoken }) => spoken > 0);
  if (speakers.length === 0) return "no one spoke: the installation has no voice";
  const lost = speakers.find(({ apart }) => apart.length === 0);
  if (lost) throw new Error(`${lost.name} spoke, and isn't heard in the program.`);
  for (const { name, apart } of speakers)
    if (most(apart) > MOST_APART_MS)
      throw new Error(`${name} is ${most(apart).toFixed(0)} ms from where their track has it.`);
  const found = speakers.map(({ name, apart }) => `${name} ${most(apart).toFixed(0)} ms (${apart.length})`);
  return `voices, most apart (passages): ${found.join(", ")}`;
}

const most = (values: readonly number[]): number => Math.max(...values.map(Math.abs));

async function compare(part: Part, program: Float32Array, heard: Heard, download: Download): Promise<void> {
  if (!part.url) return;
  const file = await download(part.url, part.id);
  // A browser's file doesn't have the length of a stall. Its chunks have, which the program is made from.
  const seconds = await lengthOfSound(file);
  if (
    part.copy === "browser" &&
    Math.abs(seconds - (part.ends_at_sec - part.starts_at_sec)) > MOST_APART_MS / 1000
  )
    return;
  const sound = await soundOf(file, { from: 0, seconds: 24 * 3600 });
  const { spoken, apart } = lagsOf(sound, program, part.starts_at_sec);
  heard.spoken += spoken;
  heard.apart.push(...apart);
}

/** Returns how much later the program has the loudest passages of a track, in milliseconds. */
function lagsOf(
  sound: Float32Array,
  program: Float32Array,
  startsAt: number,
): Pick<Heard, "spoken" | "apart"> {
  const length = PASSAGE_SEC * SOUND_RATE;
  const passages: { from: number; energy: number }[] = [];
  for (let from = 0; from + length <= sound.length; from += length / 2)
    passages.push({ from, energy: energyOf(sound.subarray(from, from + length)) });
  const spoken = passages.filter(({ energy }) => energy > SPOKEN);
  const apart = spoken
    .sort((one, other) => other.energy - one.energy)
    .slice(0, PASSAGES)
    .flatMap(({ from }) => {
      const place = Math.round(startsAt * SOUND_RATE) + from;
      const lag = lagOf(sound, { from, length, place }, program);
      return lag === undefined ? [] : [(lag / SOUND_RATE) * 1000];
    });
  return { spoken: spoken.length, apart };
}

const energyOf = (values: Float32Array): number =>
  values.reduce((sum, value) => sum + value * value, 0) / values.length;
