import type { PlanDraft } from "@/lib/plan-writer";
import type { Point } from "../schema";

export type Part = PlanDraft["segments"][number];

/**
 * Normalizes text for comparison: one case, one form of each character, single spaces; no spaces next to
 * Japanese characters.
 */
export const fold = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\s+/g, " ")
    .replace(
      /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]) (?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])/gu,
      "",
    )
    .trim();

/** Whether the words occur in the text as whole words (Japanese has no word boundaries). */
export function says(text: string, words: string): boolean {
  const [whole, part] = [fold(text), fold(words)];
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
    const before = whole.slice(0, at).at(-1) ?? "";
    const after = whole.at(at + part.length) ?? "";
    if (!joins(before, part.at(0) ?? "") && !joins(part.at(-1) ?? "", after)) return true;
  }
  return false;
}

const LETTER = /[\p{L}\p{N}]/u;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/u;
const joins = (left: string, right: string): boolean =>
  LETTER.test(left) && LETTER.test(right) && !UNSPACED.test(left) && !UNSPACED.test(right);

export const saysAny = (text: string, words: readonly string[]): boolean =>
  words.some((each) => says(text, each));

/** Whether a segment is the one meant, by its title or its type. */
export const isAt = (part: Part, point: Point): boolean =>
  part.type === point.type || saysAny(part.title, point.says);

const pollText = ({ poll }: Part): string[] => (poll ? [poll.question, ...poll.options] : []);

/** Everything that the audience reads or hears. */
export const publicTexts = (draft: PlanDraft): string[] => [
  ...Object.values(draft.signup),
  ...draft.ticker,
  ...draft.questions,
  ...draft.segments.flatMap((part) => [
    part.title,
    part.script,
    part.ticker ?? "",
    part.emcee_line ?? "",
    ...part.questions,
    ...pollText(part),
  ]),
];

export const allTexts = (draft: PlanDraft): string[] => [
  ...publicTexts(draft),
  ...draft.segments.map(({ notes }) => notes),
];

export const allQuestions = (draft: PlanDraft): string[] => [
  ...draft.questions,
  ...draft.segments.flatMap((part) => [...part.questions, ...pollText(part).slice(0, 1)]),
];

/** Honorifics and titles aren't part of a name. */
const bareName = (name: string): string =>
  fold(name)
    .replace(
      /^(?:(?:professor|professorin|prof|doctor|dr|dra|mr|mrs|ms|mx|herr|frau|mme|mlle|m|sr|sra|srta|sig|sig\.ra|dott|dott\.ssa|ing|dhr|mevr|drs|ir)\.? )+/u,
      "",
    )
    .replace(/(?:さん|様|氏|先生)$/u, "");

export const sameName = (one: string, other: string): boolean => bareName(one) === bareName(other);
