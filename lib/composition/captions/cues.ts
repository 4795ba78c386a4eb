import type { TimedWord } from "./timed-words";
import type { CaptionLine, Cue } from "./web-vtt";

export const ROW_CHARACTERS = 42;
export const CUE_ROWS = 2;

/** A word, or what of a longer one fits on a row. */
interface Piece {
  text: string;
  length: number;
  /** Whether a space separates it from the piece before. */
  isSpaced: boolean;
  /** When its word was said, if that's known. */
  said: { fromMs: number; toMs: number } | null;
  /** How long the speaker is silent after it, in milliseconds. */
  pauseMs: number;
}

const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const words = new Intl.Segmenter(undefined, { granularity: "word" });

const ASCII = /^[\x21-\x7e]*$/;

const lengthOf = (text: string): number =>
  ASCII.test(text) ? text.length : [...characters.segment(text)].length;

/**
 * Splits captions into cues of at most `CUE_ROWS` rows of `ROW_CHARACTERS` characters, at the ends of sentences and
 * clauses and where the speaker pauses, if possible. Each is shown while its words are said; if the times of words aren't
 * known, for its share of the line's time by its length. No character but white space is lost.
 */
export const cuesOf = (lines: readonly CaptionLine[]): Cue[] => lines.flatMap(cuesOfLine);

/** Returns the cues of captions in a player: as `cuesOf()` if the times of words are known, else one of each line. */
export const playerCues = (lines: readonly CaptionLine[]): Cue[] =>
  lines.flatMap((line) =>
    line.words?.length
      ? cuesOfLine(line)
      : [{ fromMs: line.fromMs, toMs: line.toMs, speaker: line.speaker, rows: [line.text] }],
  );

function cuesOfLine({ fromMs, toMs, speaker, text, words }: CaptionLine): Cue[] {
  if (toMs <= fromMs) return [];
  const groups = groupsOf(piecesOf(text, words ?? []));
  const said = timesOf(groups, toMs);
  if (said) return groups.map((group, index) => ({ ...said[index], speaker, rows: rowsOf(group) }) as Cue);
  const lengths = groups.map(lengthOfRow);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const at = (length: number): number => fromMs + ((toMs - fromMs) * length) / total;
  let before = 0;
  return groups.map((group, index) => {
    const from = at(before);
    before += lengths[index] ?? 0;
    return {
      fromMs: from,
      toMs: index === groups.length - 1 ? toMs : at(before),
      speaker,
      rows: rowsOf(group),
    };
  });
}

/** A pause up to that long doesn't interrupt a cue. In milliseconds. */
const PAUSE_MS = 1_500;
/** How long a cue stays after its last word, and how long one is shown at least, before the next one. */
const HOLD_MS = 500;

/** Returns when cues are shown, by their words. Null if that isn't known of each. */
function timesOf(groups: readonly (readonly Piece[])[], toMs: number): Pick<Cue, "fromMs" | "toMs">[] | null {
  const times = groups.map((group) => ({ from: group[0]?.said?.fromMs, to: group.at(-1)?.said?.toMs }));
  const shown: Pick<Cue, "fromMs" | "toMs">[] = [];
  for (const [index, { from, to }] of times.entries()) {
    if (from === undefined || to === undefined) return null;
    const next = times[index + 1]?.from ?? Math.max(toMs, to);
    const end = next - to <= PAUSE_MS ? next : to + HOLD_MS;
    // A word that is longer than a cue has one time, and so does what was added to a text.
    if (end <= from) return null;
    shown.push({ fromMs: from, toMs: end });
  }
  return shown;
}

function piecesOf(text: string, timed: readonly TimedWord[]): Piece[] {
  const tokens = text.split(/\s+/).filter(Boolean);
  const isTimed = timed.length === tokens.length;
  return tokens.flatMap((word, at) => {
    const said = (isTimed && timed[at]) || null;
    const after = (isTimed && timed[at + 1]?.fromMs) || 0;
    return partsOf(word).map((part, index, parts) => ({
      ...{ text: part, length: lengthOf(part), isSpaced: index === 0, said },
      pauseMs: said && index === parts.length - 1 ? Math.max(0, after - said.toMs) : 0,
    }));
  });
}

/** What is too long for a row is split between words, where they aren't spaced, or else anywhere. */
function partsOf(word: string): string[] {
  if (lengthOf(word) <= ROW_CHARACTERS) return [word];
  return [...words.segment(word)].flatMap(({ segment }) => {
    const all = [...characters.segment(segment)].map((one) => one.segment);
    const count = Math.ceil(all.length / ROW_CHARACTERS);
    return Array.from({ length: count }, (_, index) =>
      all.slice(index * ROW_CHARACTERS, (index + 1) * ROW_CHARACTERS).join(""),
    );
  });
}

const lengthOfRow = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { length, isSpaced }, index) => sum + length + (isSpaced && index > 0 ? 1 : 0), 0);

const textOf = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, isSpaced }, index) => (isSpaced && index > 0 ? ` ${text}` : text)).join("");

/** Returns how many of these pieces fit on a row. */
function fitting(pieces: readonly Piece[]): number {
  let length = 0;
  for (const [index, piece] of pieces.entries()) {
    length += piece.length + (piece.isSpaced && index > 0 ? 1 : 0);
    if (length > ROW_CHARACTERS) return index;
  }
  return pieces.length;
}

function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (let at = 0; at < pieces.length; ) {
    // Pieces only get fewer, so that as many characters as a cue can have are enough to look at.
    const left = pieces.slice(at, at + CUE_ROWS * ROW_CHARACTERS);
    const count = lengthOfGroup(left);
    groups.push(left.slice(0, count));
    at += count;
  }
  return groups;
}

/** Returns how many pieces the next cue has: all that fit, or fewer if one breathes or is silent before. */
function lengthOfGroup(left: readonly Piece[]): number {
  let most = 0;
  for (let row = 0; row < CUE_ROWS; row += 1) most += fitting(left.slice(most));
  const silence = left.slice(0, most).findIndex(({ pauseMs }) => pauseMs > PAUSE_MS);
  if (silence >= 0) return silence + 1;
  if (most === left.length) return most;
  let best = most;
  for (let count = most; count >= 1; count -= 1) {
    if (lengthOfRow(left.slice(0, count)) < ROW_CHARACTERS / 2) break;
    if (breathAfter(left, count) > breathAfter(left, best)) best = count;
  }
  return best;
}

const SENTENCE_END = /[.!?…。！？؟۔।]["'”’»)\]]*$/u;
const CLAUSE_END = /[,;:–—،؛、，；：]["'”’»)\]]*$/u;

/** Pauses of speakers, as long as those at the end of a sentence and of a clause, in milliseconds. */
const SENTENCE_PAUSE_MS = 700;
const CLAUSE_PAUSE_MS = 350;

/** How well one may pause before the piece at `count`: best at the end of a sentence, worst within a word. */
function breathAfter(pieces: readonly Piece[], count: number): number {
  const [last, next] = [pieces[count - 1]?.text ?? "", pieces[count]];
  const pauseMs = pieces[count - 1]?.pauseMs ?? 0;
  if (SENTENCE_END.test(last) || pauseMs >= SENTENCE_PAUSE_MS) return 3;
  if (CLAUSE_END.test(last) || pauseMs >= CLAUSE_PAUSE_MS) return 2;
  return next === undefined || next.isSpaced ? 1 : 0;
}

/** As rows of a cue, broken where one breathes, else where they become equally long. */
function rowsOf(pieces: readonly Piece[]): string[] {
  const whole = lengthOfRow(pieces);
  if (whole <= ROW_CHARACTERS) return [textOf(pieces)];
  let best: { count: number; rank: number } | undefined;
  for (let count = fitting(pieces); count >= 1; count -= 1) {
    const first = lengthOfRow(pieces.slice(0, count));
    if (lengthOfRow(pieces.slice(count)) > ROW_CHARACTERS) break;
    const rank = breathAfter(pieces, count) * ROW_CHARACTERS - Math.abs(whole - 2 * first);
    if (!best || rank > best.rank) best = { count, rank };
  }
  const count = best?.count ?? fitting(pieces);
  return [textOf(pieces.slice(0, count)), textOf(pieces.slice(count))];
}
