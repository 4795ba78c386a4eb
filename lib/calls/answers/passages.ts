import type { Line } from "../call";
import type { Said } from "../transcript/said";

/** A sentence of a call or a document. */
export interface Sentence {
  /** Its place in the call or document, from 0. */
  at: number;
  text: string;
  /** Null in documents, and in calls without labels. */
  speaker: string | null;
  start_sec: number | null;
  /** The line of the transcript; in documents 0. */
  line: number;
}

/** A few sentences in a row, which are searched together. */
export interface Passage {
  /** Of a document; the headings it's under. */
  heading: string | null;
  sentences: Sentence[];
}

/** Passages end after this many words, or after this many sentences. */
const WORDS = 80;
const MAX_SENTENCES = 10;
/** The share of a passage with which the next one begins again, so that no answer is cut from its question. */
const OVERLAP = 0.4;

/** Cuts a call into passages that overlap. */
export function passagesOfCall(
  said: readonly Pick<Said, "text" | "speaker" | "start_sec" | "line" | "words">[],
): Passage[] {
  const sentences = said.map(
    ({ text, speaker, start_sec, line }, at): Sentence => ({ at, text, speaker, start_sec, line }),
  );
  return cut(
    sentences,
    said.map(({ words }) => words),
    null,
  );
}

/** Cuts the sentences under one heading. */
export function passagesUnder(
  heading: string | null,
  sentences: readonly Sentence[],
  words: readonly number[],
): Passage[] {
  return cut(sentences, words, heading);
}

function cut(sentences: readonly Sentence[], words: readonly number[], heading: string | null): Passage[] {
  const passages: Passage[] = [];
  let from = 0;
  while (from < sentences.length) {
    let [to, count] = [from, 0];
    while (
      to < sentences.length &&
      to - from < MAX_SENTENCES &&
      (to === from || count + (words[to] ?? 0) <= WORDS)
    ) {
      count += words[to] ?? 0;
      to += 1;
    }
    passages.push({ heading, sentences: sentences.slice(from, to) });
    if (to >= sentences.length) break;
    let [next, shared] = [to, 0];
    while (next > from + 1 && shared + (words[next - 1] ?? 0) <= WORDS * OVERLAP) {
      next -= 1;
      shared += words[next] ?? 0;
    }
    from = next;
  }
  return passages;
}

/** A passage as text, with its speakers, for vectors. */
export function textOf({ heading, sentences }: Passage): string {
  const said = sentences.map(({ text }) => text).join(" ");
  return heading === null ? said : `${heading}: ${said}`;
}

export type LineOf = Pick<Line, "speaker" | "text" | "start_sec" | "line">;
