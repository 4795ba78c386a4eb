import { bareWord, commonWords, retimed, type TimedWord } from "@/lib/composition/captions/timed-words";

/** A line with what corrections made of it. Times in milliseconds of the session's media time. */
export interface CorrectedLine {
  id: string;
  sessionId: string;
  saidBy: string;
  fromMs: number;
  toMs: number;
  /** As it was heard. */
  heard: { text: string; personId: string; name: string };
  corrected: { text: string; personId: string; name: string };
}

/** A line as the new pass heard it. */
export interface NewLine {
  id: string;
  sessionId: string;
  saidBy: string;
  fromMs: number;
  toMs: number;
  text: string;
  name: string;
  words: readonly TimedWord[] | null;
}

/** What a line of the new pass says after the corrections. */
export interface CarriedCorrection {
  segmentId: string;
  saidBy: string;
  text: string;
  personId: string;
  name: string;
  /** The line whose correction it was last. */
  from: CorrectedLine;
}

/** How far apart the same word may be said in both, without times of words. */
const NEAR_MS = 3_000;
/** What share of a line has to be within a corrected one, or of its words the same, to be the same. */
const SAME_SHARE = 0.6;
/** What share of the shorter of two lines has to be at the same time for either to say words of the other. */
const SHARED_SHARE = 0.25;
/** Far more than for lines of a minute, and a fraction of a second of work. */
const MOST_COMPARED = 20_000_000;

/**
 * Carries corrections over to the lines of a new pass, where the words that were corrected were heard again, by the same
 * microphone at about the same time. What no longer has its words is left out. A line that is still there keeps its
 * correction as it is, and so does one that edits name: another correction would make it a text that they don't know.
 * @param known ids of lines that were there before, or that edits name
 */
export function carryCorrections(
  corrected: readonly CorrectedLine[],
  lines: readonly NewLine[],
  known: ReadonlySet<string> = new Set(),
): CarriedCorrection[] {
  const carried = new Map<string, CarriedCorrection>();
  const ids = new Set(lines.map(({ id }) => id));
  for (const from of corrected) {
    if (ids.has(from.id)) continue;
    const near = lines.filter((line) => overlap(from, line) > 0);
    for (const line of near) {
      if (known.has(line.id)) continue;
      const before = carried.get(line.id) ?? asHeard(line, from);
      const after = applied(from, line, before, near);
      if (isSame(before, after)) continue;
      carried.set(line.id, { ...after, from });
    }
  }
  return [...carried.values()];
}

const asHeard = ({ id, saidBy, text, name }: NewLine, from: CorrectedLine): CarriedCorrection => ({
  ...{ segmentId: id, saidBy, text, personId: saidBy, name, from },
});

const isSame = (one: CarriedCorrection, other: CarriedCorrection): boolean =>
  one.text === other.text && one.personId === other.personId && one.name === other.name;

function overlap(one: CorrectedLine, other: NewLine): number {
  if (one.saidBy !== other.saidBy || one.sessionId !== other.sessionId) return 0;
  return Math.min(one.toMs, other.toMs) - Math.max(one.fromMs, other.fromMs);
}

function applied(
  from: CorrectedLine,
  line: NewLine,
  before: CarriedCorrection,
  near: readonly NewLine[],
): CarriedCorrection {
  const { heard, corrected } = from;
  const isWithin = overlap(from, line) >= SAME_SHARE * (line.toMs - line.fromMs);
  const speaker =
    isWithin && (corrected.personId !== heard.personId || corrected.name !== heard.name)
      ? { personId: corrected.personId, name: corrected.name }
      : {};
  if (corrected.text === "") {
    const isGone = isWithin && (isOfErased(from) || sayMuchTheSame(heard.text, line.text));
    return isGone ? { ...before, ...speaker, text: "" } : withoutLine(from, line, before);
  }
  const text = changesOf(from).reduce((words, change) => {
    // Where the line was heard as several, a change belongs to the one with its words.
    const isHere = Math.abs(placeIn(line, change) - change.atMs) <= NEAR_MS || near.length === 1;
    return isHere ? replaced(words, change) : words;
  }, before.text);
  return { ...before, ...speaker, text };
}

/** Whether a line was corrected to be another person's, who was erased since. */
const isOfErased = ({ heard, corrected }: CorrectedLine): boolean =>
  corrected.text === "" && corrected.name === "" && corrected.personId !== heard.personId;

/**
 * Takes what a removed line said out of a line that says more than that. Of someone who was erased, that's everything at its
 * time, and the whole line if it isn't known which of its words they said.
 */
function withoutLine(from: CorrectedLine, line: NewLine, before: CarriedCorrection): CarriedCorrection {
  const said = saidWords(line, before.text);
  const texts = said.map(({ text }) => text);
  const isTimed = said.some(({ isKnown }) => isKnown);
  const during = isTimed ? placesWithin(said, from, 0) : [];
  const near = isTimed ? placesWithin(said, from, NEAR_MS) : [...said.keys()];
  const same = sameWords(said, near, from);
  const isTheirs =
    isOfErased(from) || sayMuchTheSame(from.heard.text, during.map((at) => texts[at]).join(" "));
  const gone = new Set([...(isTheirs ? during : []), ...same]);
  if (gone.size > 0) return { ...before, text: texts.filter((_, at) => !gone.has(at)).join(" ") };
  const shorter = Math.min(from.toMs - from.fromMs, line.toMs - line.fromMs);
  const isUnclear = !line.words?.length && overlap(from, line) >= SHARED_SHARE * shorter;
  if (!isOfErased(from) || !isUnclear) return before;
  return { ...before, text: "", personId: from.corrected.personId, name: from.corrected.name };
}

/** A word of a line, and the middle of the time when it's said. */
interface SaidWord {
  text: string;
  ms: number;
  /** Whether the time is from the recognizer, or the word's share of the line. */
  isKnown: boolean;
}

function saidWords({ words, fromMs, toMs }: NewLine, text: string): SaidWord[] {
  const timed = retimed(words ?? [], text);
  return wordsIn(text).map((word, at, { length }) => {
    const time = timed[at];
    return time
      ? { text: word, ms: (time.fromMs + time.toMs) / 2, isKnown: true }
      : { text: word, ms: fromMs + ((toMs - fromMs) * (at + 0.5)) / length, isKnown: false };
  });
}

/** Returns the places of the words that are said while another line was, or so shortly before or after that. */
const placesWithin = (
  said: readonly SaidWord[],
  { fromMs, toMs }: CorrectedLine,
  marginMs: number,
): number[] => said.flatMap(({ ms }, at) => (fromMs - marginMs <= ms && ms < toMs + marginMs ? [at] : []));

/**
 * Returns the places of words in a row that are mostly those of another line; none if there are no such words. Of several
 * such rows it's the nearest in time.
 */
function sameWords(said: readonly SaidWord[], places: readonly number[], other: CorrectedLine): number[] {
  const wanted = wordsIn(other.heard.text).map(bareWord);
  if (places.length * wanted.length ** 2 > MOST_COMPARED) return [];
  const bareSaid = places.map((at) => bareWord(said[at]?.text ?? ""));
  const msOf = (place: number): number => said[places[place] ?? 0]?.ms ?? 0;
  let best = { first: 0, last: -1, count: 0, awayMs: Number.POSITIVE_INFINITY };
  for (let start = 0; start < places.length; start += 1) {
    const common = commonWords(wanted, bareSaid.slice(start, start + wanted.length));
    const [first = 0, last = 0] = [common.at(0), common.at(-1)].map((one) => start + (one?.token ?? 0));
    const awayMs = Math.abs(msOf(first) + msOf(last) - other.fromMs - other.toMs) / 2;
    const isBetter =
      common.length > best.count ||
      (common.length === best.count && common.length > 0 && awayMs < best.awayMs);
    if (isBetter) best = { first, last, count: common.length, awayMs };
  }
  const isSameText = best.count > 0 && best.count >= SAME_SHARE * wanted.length;
  return isSameText ? places.slice(best.first, best.last + 1) : [];
}

const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);

function sayMuchTheSame(one: string, other: string): boolean {
  const [a, b] = [wordsIn(one).map(bareWord), wordsIn(other).map(bareWord)];
  return commonWords(a, b).length >= b.length / 2;
}

/** Words that a correction replaced, with the one before and the one after where it added some. */
interface Change {
  from: readonly string[];
  to: readonly string[];
  atMs: number;
}

function changesOf({ heard, corrected, fromMs, toMs }: CorrectedLine): Change[] {
  const [old, next] = [wordsIn(heard.text), wordsIn(corrected.text)];
  const end = { heard: old.length, token: next.length };
  const changes: Change[] = [];
  let [oldAt, nextAt] = [0, 0];
  const common = commonWords(old, next);
  for (const { heard: oldTo, token: nextTo } of [...common, end]) {
    if (oldTo > oldAt || nextTo > nextAt) {
      // Words that were added have none to be found by, so their neighbors are.
      const around = oldTo === oldAt ? 1 : 0;
      const [first, last] = [Math.max(0, oldAt - around), Math.min(old.length, oldTo + around)];
      changes.push({
        from: old.slice(first, last),
        to: [...old.slice(first, oldAt), ...next.slice(nextAt, nextTo), ...old.slice(oldTo, last)],
        atMs: fromMs + ((toMs - fromMs) * oldAt) / Math.max(1, old.length),
      });
    }
    [oldAt, nextAt] = [oldTo + 1, nextTo + 1];
  }
  return changes;
}

/** Returns when the line says a change's first word. */
function placeIn({ words, text, fromMs, toMs }: NewLine, { from, atMs }: Change): number {
  const first = bareWord(from[0] ?? "");
  const said = wordsIn(text);
  const times = said.flatMap((word, index) => {
    const at = words?.[index]?.fromMs ?? fromMs + ((toMs - fromMs) * index) / said.length;
    return bareWord(word) === first ? [at] : [];
  });
  return times.sort((a, b) => Math.abs(a - atMs) - Math.abs(b - atMs))[0] ?? Number.POSITIVE_INFINITY;
}

/** The text with a change, if it has its words. Case and punctuation of what was heard may differ. */
function replaced(text: string, { from, to }: Change): string {
  const said = wordsIn(text);
  const wanted = from.map(bareWord);
  const at = said.findIndex((_, start) =>
    wanted.every((word, index) => word === bareWord(said[start + index] ?? "")),
  );
  if (wanted.length === 0 || at < 0) return text;
  return [...said.slice(0, at), ...to, ...said.slice(at + wanted.length)].join(" ");
}
