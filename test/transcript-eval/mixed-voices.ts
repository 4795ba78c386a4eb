import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { INPUT_SAMPLE_RATE } from "@/lib/providers/stt";
import type { VoiceTurn } from "@/lib/providers/voices";
import { joined, silence } from "@/test/caption-eval/sample";
import { spokenSample } from "@/test/support/spoken-sample";

/** Two people who read, and the announcer's voice. */
const PEOPLE = {
  austen: ["0870", "0880", "0890", "0920", "0930"].map((clip) => clipOf(`austen-${clip}`)),
  cards: ["001", "002", "003", "004", "005"].map((clip) => clipOf(`cards-${clip}`)),
  announcer: [spokenSample()],
};
export type Person = keyof typeof PEOPLE;

function clipOf(name: string): Int16Array {
  const path = join(process.cwd(), "test/transcript-eval/samples", `${name}.flac`);
  const bytes = execFileSync("ffmpeg", [
    "-v",
    "error",
    "-i",
    path,
    "-f",
    "s16le",
    "-ac",
    "1",
    "-ar",
    `${INPUT_SAMPLE_RATE}`,
    "-",
  ]);
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

/** As loud as the others. */
function leveled(sound: Int16Array): Int16Array {
  const level = Math.sqrt(sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length);
  return sound.map((sample) => Math.max(-32_768, Math.min(32_767, (sample * 2_500) / level)));
}

export interface Spoken {
  from: number;
  to: number;
  who: Person;
}

/** Clip after clip, with pauses between, and who speaks when. */
export function mixOf(order: readonly Person[]): { sound: Int16Array; spoken: Spoken[] } {
  const pieces: Int16Array[] = [];
  const spoken: Spoken[] = [];
  const said = { austen: 0, cards: 0, announcer: 0 };
  let at = 0;
  for (const [index, who] of order.entries()) {
    const clips = PEOPLE[who];
    const pause = silence(500 + 150 * (index % 4));
    const clip = leveled(clips[said[who]++ % clips.length] ?? new Int16Array());
    spoken.push({
      from: (at + pause.length) / INPUT_SAMPLE_RATE,
      to: (at + pause.length + clip.length) / INPUT_SAMPLE_RATE,
      who,
    });
    pieces.push(pause, clip);
    at += pause.length + clip.length;
  }
  return { sound: joined(pieces), spoken };
}

/** Shares of the spoken time: with the right voice, and with a wrong one. Each voice is whoever says most of it. */
export function sharesOf(
  turns: readonly VoiceTurn[],
  spoken: readonly Spoken[],
): { right: number; wrong: number } {
  const said = new Map<string, number>();
  for (const turn of turns)
    for (const { from, to, who } of spoken) {
      const both = Math.min(turn.to, to) - Math.max(turn.from, from);
      const key = `${turn.voice} ${who}`;
      if (both > 0) said.set(key, (said.get(key) ?? 0) + both);
    }
  const owners = new Map<string, string>();
  const taken = new Set<string>();
  let [right, wrong] = [0, 0];
  for (const [key, seconds] of [...said].sort(([, one], [, other]) => other - one)) {
    const [voice = "", who = ""] = key.split(" ");
    if (!owners.has(voice) && !taken.has(who)) {
      owners.set(voice, who);
      taken.add(who);
    }
    if (owners.get(voice) === who) right += seconds;
    else wrong += seconds;
  }
  const all = spoken.reduce((sum, { from, to }) => sum + to - from, 0);
  return { right: right / all, wrong: wrong / all };
}

export const voicesIn = (turns: readonly VoiceTurn[]): number =>
  new Set(turns.map(({ voice }) => voice)).size;

/** Who speaks in turn: 54 s, with pauses of 0.5 to 1 s. No clip of the two people comes twice. */
export const THREE_VOICES: readonly Person[] = [
  "austen",
  "announcer",
  "cards",
  "austen",
  "cards",
  "austen",
  "announcer",
  "cards",
  "cards",
  "austen",
  "cards",
  "austen",
];
