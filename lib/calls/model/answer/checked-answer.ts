import type { Sentence } from "../../answers/passages";
import { valuesIn } from "../../answers/values";
import { wordsIn } from "../../answers/words";
import { DateFinder } from "../../facts/dates/find-dates";
import { plainOf } from "../../transcript/clean";
import { INSTRUCTION } from "../../transcript/instruction";
import { squeezed } from "../check/lines";
import { faultOf, type Reading, type Source, stemsOf } from "../check/standing";
import type { ModelAnswerText, Row } from "./answer-request";

/** An answer of which every sentence stands on what it cites. */
export interface CheckedAnswer {
  sentences: string[];
  /** What is cited, each once. */
  cited: Row[];
  /** Two calls or documents are cited, and they have different values. */
  disagree: boolean;
}

const MOST_SENTENCES = 4;
const MOST_CITED = 8;

/**
 * Holds an answer against the rows it cites.
 * @returns null if nothing of it stands, or if the model says that there is no answer
 */
export function checkedAnswer(
  question: string,
  { answered, disagree, sentences }: ModelAnswerText,
  rows: readonly Row[],
): CheckedAnswer | null {
  if (!answered) return null;
  const standing = sentences.slice(0, MOST_SENTENCES).flatMap(({ text, citations }) => {
    const cited = citations.flatMap(({ row, quote }) => {
      const found = rows[row - 1];
      return found && isQuoted(quote, found) ? [found] : [];
    });
    return isStanding(text, cited, rows) ? [{ text: text.trim(), cited }] : [];
  });
  const cited = [...new Set(standing.flatMap((one) => one.cited))].slice(0, MOST_CITED);
  if (standing.length === 0 || !isAboutNames(question, cited)) return null;
  const sources = new Set(cited.map(({ stretch }) => stretch.source));
  return {
    sentences: standing.map(({ text }) => text),
    cited,
    disagree: disagree && sources.size > 1 && standing.length > 1 && haveOtherValues(cited),
  };
}

/** Whether two sources have different numbers, dates or names; without any, it's as the model says. */
function haveOtherValues(cited: readonly Row[]): boolean {
  const bySource = new Map<string, Set<string>>();
  for (const { stretch, sentence } of cited) {
    const keys = bySource.get(stretch.source) ?? new Set<string>();
    for (const { key } of valuesIn(plainOf(sentence.text), stretch.rules)) keys.add(key);
    bySource.set(stretch.source, keys);
  }
  const [first = "", ...others] = [...bySource.values()].map((keys) => [...keys].toSorted().join(" "));
  return first === "" || others.some((other) => other !== first);
}

/** Whole words of the row, whatever their case and punctuation. An instruction to the reader answers nothing. */
function isQuoted(quote: string, { sentence, stretch }: Row): boolean {
  const plain = plainOf(sentence.text);
  const [words, all] = [wordsOf(quote), wordsOf(plain)];
  const isOfLine = (one: Sentence): boolean =>
    one.at === sentence.at || (one.line > 0 && one.line === sentence.line);
  const isTold = stretch.sentences.some((one) => isOfLine(one) && INSTRUCTION.test(plainOf(one.text)));
  if (words.length === 0 || squeezed(plainOf(quote)).length < 2 || isTold) return false;
  return all.some((_, at) => words.every((word, index) => all[at + index] === word));
}

const wordsOf = (text: string): string[] =>
  plainOf(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function isStanding(text: string, cited: readonly Row[], rows: readonly Row[]): boolean {
  const [first] = cited;
  if (!first) return false;
  const around = cited.flatMap(({ row, stretch }) =>
    rows.slice(Math.max(0, row - 4), row - 1).filter((other) => other.stretch === stretch),
  );
  return (
    faultOf(text, cited.map(sourceOf), readingOf(first, rows), { around: around.map(sourceOf) }) === null
  );
}

const sourceOf = ({ sentence, stretch }: Row): Source => ({
  plain: plainOf(sentence.text),
  by: [sentence.speaker ?? "", stretch.heading ?? "", stretch.about].join(" "),
});

/** Days are compared by their words: calls of an answer began at different times. */
function readingOf({ stretch: { rules } }: Row, rows: readonly Row[]): Reading {
  const speakers = rows.flatMap(({ sentence }) => sentence.speaker?.toLowerCase().split(/[\s.]+/u) ?? []);
  return {
    rules,
    finder: () => new DateFinder(rules.dates, { day: null, zone: undefined }),
    people: new Set(speakers.filter((name) => name.length > 1)),
    stems: new Set(rows.flatMap(({ sentence }) => stemsOf(sentence.text))),
  };
}

/** What is cited has to have the names in the question, or come from a call or section that has. */
function isAboutNames(question: string, cited: readonly Row[]): boolean {
  const [, ...rest] = wordsIn(question);
  const names = rest.filter(({ text }) => /^\p{N}|^\p{Lu}\p{L}/u.test(text)).map(({ stem }) => stem);
  if (names.length === 0) return true;
  const known = cited.flatMap(({ stretch, sentence }) => {
    const near = stretch.sentences.filter(({ at }) => at <= sentence.at && at >= sentence.at - 4);
    const texts = near.flatMap(({ text, speaker }) => [text, speaker ?? ""]);
    return [stretch.about, stretch.heading ?? "", ...texts];
  });
  const stems = new Set(known.flatMap((text) => wordsIn(text).map(({ stem }) => stem)));
  const glued = squeezed(known.join(" "));
  const isGerman = cited[0]?.stretch.rules.code === "de";
  // Any German noun has a capital.
  return isGerman || names.every((name) => stems.has(name) || glued.includes(name));
}
