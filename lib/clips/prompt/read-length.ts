import type { AskedSentence } from "./asked-sentence";
import { CLOCKS, LENGTHS, secondsIn, secondsOf, secondsOfClock } from "./vocabulary/length-words";
import type { Wanted, WantedLength } from "./wanted";

/** Of what a clip may be, in seconds. */
const LIMITS: WantedLength = { least: 5, most: 120 };
/** How far "about 30 seconds" may be off, and "30 seconds". */
const OFF = { about: 0.25, exactly: 0.15 } as const;

/** Null if nothing is said about it. */
export function readLength(sentence: AskedSentence): WantedLength | null {
  const between = sentence.take(LENGTHS.between);
  if (between) {
    const [, from = "", to = "", unit = ""] = between;
    return within(secondsOf(from, unit), secondsOf(to, unit));
  }
  const most = sentence.take(LENGTHS.most);
  const least = sentence.take(LENGTHS.least);
  if (most || least)
    return within(
      least ? secondsIn(groupsOf(least)) : LIMITS.least,
      most ? secondsIn(groupsOf(most)) : LIMITS.most,
    );
  const about = sentence.take(LENGTHS.about);
  if (about) return around(secondsIn(groupsOf(about)), OFF.about);
  const exactly = sentence.take(LENGTHS.exactly);
  return exactly && around(secondsIn(groupsOf(exactly)), OFF.exactly);
}

/** A pattern may have the groups of a length twice, of which one is filled. */
function groupsOf([, ...groups]: RegExpExecArray): (string | undefined)[] {
  const first = groups.slice(0, 4);
  return first.some((group) => group !== undefined) ? first : groups.slice(4, 8);
}

const around = (seconds: number, off: number): WantedLength =>
  within(seconds * (1 - off), seconds * (1 + off));

function within(least: number, most: number): WantedLength {
  const clamped = (seconds: number) => Math.min(LIMITS.most, Math.max(LIMITS.least, seconds));
  return { least: clamped(Math.min(least, most)), most: clamped(Math.max(least, most)) };
}

/** Where in the program. */
export function readTimes(sentence: AskedSentence): Pick<Wanted, "near" | "range"> {
  const range = sentence.take(CLOCKS.range);
  if (range) {
    const [from, to] = [secondsOfClock(range[1] ?? "0"), secondsOfClock(range[2] ?? "0")];
    return { range: from < to ? { from, to } : null, near: from < to ? null : from };
  }
  const near = sentence.take(CLOCKS.near);
  if (!near) return { range: null, near: null };
  return { range: null, near: near[1] ? secondsOfClock(near[1]) : Number(near[2]) * 60 };
}
