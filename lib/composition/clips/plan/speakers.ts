import type { ClipWord } from "./clip-source";

/** No one is shown for less than this, in frames: 1.2 seconds. */
export const HELD_FRAMES = 36;
/** Turns up to this, in frames, are people answering each other. */
const SHORT_TURN = 105;
const TURNS_OF_A_PAIR = 3;
/** Words that ended this long before a cut say nothing about who speaks after it. Milliseconds. */
const LONG_AGO = 1_000;
/** Recognizers let words of two people overlap by that much. */
const OVERLAP = 200;

/** Who is shown: whoever speaks, or two people who answer each other. */
export interface Turn {
  from: number;
  to: number;
  people: readonly string[];
}

/**
 * Returns who speaks over a clip's frames, without gaps: after someone's last word they stay until someone else speaks. Turns that
 * are shorter than 1.2 seconds belong to the one before. Empty if no one speaks.
 * @param times program time in milliseconds of each frame of the clip
 */
export function speakersOver(times: readonly number[], words: readonly ClipWord[]): Turn[] {
  const order = [...words].sort((a, b) => a.fromMs - b.fromMs);
  const first = order.find(({ toMs }) => toMs > (times[0] ?? 0)) ?? order[0];
  if (!first) return [];
  const turns: Turn[] = [];
  let [at, speaker] = [0, first.personId];
  let until = Number.NEGATIVE_INFINITY;
  for (const [frame, ms] of times.entries()) {
    for (let word = order[at]; word && word.fromMs <= ms; at += 1, word = order[at]) {
      if (word.toMs <= ms - LONG_AGO) continue;
      // Whoever interrupts is shown once the other has stopped.
      if (word.personId !== speaker && word.fromMs < until - OVERLAP) continue;
      speaker = word.personId;
      until = Math.max(until, word.toMs);
    }
    const last = turns.at(-1);
    if (last?.people[0] === speaker) last.to = frame + 1;
    else turns.push({ from: frame, to: frame + 1, people: [speaker] });
  }
  return pairs(held(turns));
}

/** Gives turns that are too short to the turn before, and the first one to the turn after. */
function held(turns: readonly Turn[]): Turn[] {
  const list: Turn[] = [];
  for (const turn of turns) {
    const last = list.at(-1);
    const isShort = turn.to - turn.from < HELD_FRAMES;
    if (last && (isShort || sameTurn(last, turn))) last.to = turn.to;
    else if (last && last.to - last.from < HELD_FRAMES) list[list.length - 1] = { ...turn, from: last.from };
    else list.push({ ...turn });
  }
  return list;
}

const sameTurn = (one: Turn, other: Turn): boolean => one.people.join() === other.people.join();

/** Shows two people together while they answer each other in short turns. */
function pairs(turns: readonly Turn[]): Turn[] {
  const list: Turn[] = [];
  for (let index = 0; index < turns.length; ) {
    const run = exchangeAt(turns, index);
    const [first, last] = [turns[index], turns[index + run - 1]];
    if (!first) break;
    if (last && run >= TURNS_OF_A_PAIR) {
      const people = [...new Set(turns.slice(index, index + run).flatMap((turn) => turn.people))].sort();
      list.push({ from: first.from, to: last.to, people });
      index += run;
    } else {
      list.push(first);
      index += 1;
    }
  }
  return list;
}

/** How many short turns of the same two people follow each other. */
function exchangeAt(turns: readonly Turn[], index: number): number {
  const people = new Set<string>();
  let count = 0;
  for (const { from, to, people: own } of turns.slice(index)) {
    const joined = new Set([...people, ...own]);
    if (to - from > SHORT_TURN || joined.size > 2) break;
    for (const one of own) people.add(one);
    count += 1;
  }
  return people.size === 2 ? count : 0;
}
