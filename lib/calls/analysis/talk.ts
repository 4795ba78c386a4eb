import type { CallAnalysis, Person } from "../analysis-shape";
import type { Side, Transcript } from "../call";
import { countWords, plainOf } from "../transcript/clean";
import { evidenceOf, type Said } from "../transcript/said";

type Talk = Pick<CallAnalysis, "talk_ratio" | "longest_monologue" | "interactivity" | "patience">;

/** A turn: what one person says until someone else does. */
interface Turn {
  speaker: string;
  from: number;
  to: number;
  words: number;
}

const HOUR = 3_600;

/** Returns who talked how much. All of it needs speakers. */
export function talkOf(transcript: Transcript, said: readonly Said[], people: readonly Person[]): Talk {
  if (!transcript.labelled)
    return { talk_ratio: null, longest_monologue: null, interactivity: null, patience: null };
  const sides = new Map(people.map(({ name, side }) => [name, side]));
  const turns = turnsOf(transcript);
  const seconds = lengthOf(transcript);
  return {
    talk_ratio: ratioOf(turns, people),
    longest_monologue: longestOf(turns, transcript, said),
    interactivity: {
      turns: turns.length,
      per_minute: seconds === null ? null : rounded(turns.length / (seconds / 60), 10),
    },
    patience: patienceOf(transcript, sides),
  };
}

/** Returns how long a call takes, if times are known and don't run backwards. */
export function lengthOf({ lines, ends }: Transcript): number | null {
  const times = lines.flatMap(({ start_sec }) => start_sec ?? []);
  const last = Math.max(times.at(-1) ?? 0, ends.at(-1) ?? 0);
  const length = last - (times[0] ?? 0);
  return times.length > 1 && length > 0 && length < 12 * HOUR ? length : null;
}

function turnsOf({ lines }: Transcript): Turn[] {
  const turns: Turn[] = [];
  for (const { line, speaker, text } of lines) {
    if (speaker === null) continue;
    const words = countWords(plainOf(text));
    const last = turns.at(-1);
    if (last?.speaker === speaker) {
      last.to = line;
      last.words += words;
    } else turns.push({ speaker, from: line, to: line, words });
  }
  return turns;
}

function ratioOf(turns: readonly Turn[], people: readonly Person[]): CallAnalysis["talk_ratio"] {
  const all = Math.max(
    1,
    turns.reduce((sum, { words }) => sum + words, 0),
  );
  const words = new Map<string, number>();
  for (const turn of turns) words.set(turn.speaker, (words.get(turn.speaker) ?? 0) + turn.words);
  const by = { ours: 0, customer: 0, unsure: 0 };
  for (const { name, side } of people) by[side ?? "unsure"] += words.get(name) ?? 0;
  return {
    by_person: people.map(({ name }) => ({ name, share: rounded((words.get(name) ?? 0) / all) })),
    by_side: {
      ours: rounded(by.ours / all),
      customer: rounded(by.customer / all),
      unsure: rounded(by.unsure / all),
    },
  };
}

function longestOf(
  turns: readonly Turn[],
  { lines, ends }: Transcript,
  said: readonly Said[],
): CallAnalysis["longest_monologue"] {
  const [first] = turns;
  if (!first) return null;
  const longest = turns.reduce((a, b) => (b.words > a.words ? b : a), first);
  const start = lines[longest.from - 1]?.start_sec ?? null;
  const end = ends[longest.to - 1] ?? lines[longest.to]?.start_sec ?? null;
  const seconds = start !== null && end !== null && end > start ? end - start : null;
  const begins = said.find(({ line }) => line === longest.from);
  return {
    ...{
      speaker: longest.speaker,
      from_line: longest.from,
      to_line: longest.to,
      words: longest.words,
      seconds,
    },
    evidence: begins ? [evidenceOf(begins)] : [],
  };
}

/** Needs the ends of lines. */
function patienceOf(
  { lines, ends }: Transcript,
  sides: ReadonlyMap<string, Side | null>,
): CallAnalysis["patience"] {
  const waits = lines.flatMap(({ speaker, start_sec }, index) => {
    const before = lines[index - 1];
    const end = ends[index - 1] ?? null;
    if (!before || speaker === null || before.speaker === null || start_sec === null || end === null)
      return [];
    const isReply = sides.get(speaker) === "ours" && sides.get(before.speaker) === "customer";
    return isReply && start_sec - end >= 0 && start_sec - end < 60 ? [start_sec - end] : [];
  });
  if (waits.length < 2) return null;
  return {
    seconds: rounded(waits.reduce((sum, wait) => sum + wait, 0) / waits.length, 10),
    replies: waits.length,
  };
}

const rounded = (value: number, to = 1_000): number => Math.round(value * to) / to;
