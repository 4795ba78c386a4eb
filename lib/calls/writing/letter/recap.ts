import type { CallAnalysis, Evidence } from "../../analysis-shape";
import type { Heard, Statement } from "../heard";
import { recased, turnedToReader } from "../wording/english";
import { turnedToReader as turnedToReaderInGerman } from "../wording/german";
import { inline, isLower, sentence } from "../wording/inline";
import { codeOf, writingWords } from "../words/writing-words";
import type { Cast } from "./cast";

const FILLERS =
  /^(?:(?:so|well|okay|ok|and|but|yeah|yes|sure|great|perfect|thanks|absolutely|right|now|then|also|hmm|um|uh|look|alright|no|got it|exactly|good question|to recap|i mean|honestly|und|also|ja|gut|aber|naja|genau|dann|super|alles klar|puh|donc|alors|oui|et|bon|d'accord|pues|bueno|sí|y|entonces)(?:[,.]\s+|\s+))+/iu;
/** What would be, and isn't. */
const UNREAL =
  /(?<!\p{L})(?:if (?:it|we|you|they|i) (?:were|had)|would have|would laugh|wäre|hätte|hätten|si c'était|si fuera)(?!\p{L})/iu;
const WORDS = { least: 4, most: 34 };

const countWords = (text: string): number => text.split(/\s+/u).length;

export const withoutFillers = (text: string): string => text.replace(FILLERS, "").trim();

/** Sentences, each once, in the order of the call. */
export function inOrder(evidence: readonly Evidence[]): Evidence[] {
  const seen = new Map(evidence.map((one) => [`${one.line} ${one.quote}`, one]));
  return [...seen.values()].toSorted((a, b) => a.line - b.line);
}

/** What the customer said of itself, written to it. What can't be turned for sure is quoted. */
export function customerSaid(
  evidence: readonly Evidence[],
  heard: Heard,
  cast: Cast,
  most: number,
): Statement[] {
  const code = codeOf(heard.analysis.language);
  const words = writingWords(code);
  const questions = new Set(heard.analysis.questions.flatMap((one) => one.evidence.map(keyOf)));
  return inOrder(evidence)
    .filter((one) => one.speaker === null || cast.customers.includes(one.speaker))
    .filter((one) => !questions.has(keyOf(one)) && !UNREAL.test(one.quote))
    .flatMap((one): Statement[] => {
      const plain = inline(one.quote);
      const text = withoutFillers(plain);
      const count = countWords(text);
      if (count < WORDS.least || count > WORDS.most) return [];
      const quoted = words.says(one.speaker === null ? null : cast.called(one.speaker), text);
      if (one.speaker === null) return [{ text: quoted, evidence: [one] }];
      const turned =
        code === "en"
          ? turnedToReader(text, cast.writer === null ? "us" : "me")
          : code === "de" && !isLower(plain) && !cast.informal
            ? turnedToReaderInGerman(text)
            : null;
      const written = turned === null ? quoted : sentence(code === "en" ? recased(turned) : turned);
      return [{ text: written, evidence: [one] }];
    })
    .slice(0, most);
}

const keyOf = ({ line, quote }: Evidence): string => `${line} ${quote}`;

/** What our side said, as it was said. Without speakers it's quoted. */
export function weSaid(evidence: readonly Evidence[], heard: Heard, cast: Cast, most: number): Statement[] {
  const words = writingWords(heard.analysis.language);
  const questions = new Set(heard.analysis.questions.flatMap((one) => one.evidence.map(keyOf)));
  return inOrder(evidence)
    .filter((one) => !questions.has(keyOf(one)) && !UNREAL.test(one.quote))
    .flatMap((one): Statement[] => {
      const text = withoutFillers(inline(one.quote));
      if (countWords(text) < 2) return [];
      const isOurs = one.speaker !== null && cast.ours.has(one.speaker);
      const name = one.speaker === null ? null : cast.called(one.speaker);
      const own = heard.analysis.language === "en" ? recased(text) : text;
      const isWritten = isOurs && !(heard.analysis.language === "de" && isLower(text));
      return [{ text: isWritten ? sentence(own) : words.says(name, text), evidence: [one] }];
    })
    .slice(0, most);
}

/** Where our side named prices and discounts; without sides, where anyone did. */
export function pricesSaid({ numbers }: CallAnalysis, cast: Cast): Evidence[] {
  const hasSides = cast.ours.size > 0;
  const priced = numbers.filter(({ kind, currency, speaker }) => {
    if (hasSides && (speaker === null || !cast.ours.has(speaker))) return false;
    return (kind === "price" && (currency !== null || !hasSides)) || (kind === "percent" && hasSides);
  });
  const discounts = /(?:discount|off|rabatt|nachlass|remise|réduction|descuento)/iu;
  return priced
    .filter(
      ({ kind, of, evidence }) =>
        kind === "price" || discounts.test(`${of ?? ""} ${evidence[0]?.quote ?? ""}`),
    )
    .flatMap(({ evidence }) => evidence);
}

/** Questions of the customer that weren't answered, except those that became a next step. */
export function openQuestions({ analysis }: Heard, cast: Cast, most: number): Statement[] {
  const steps = new Set(analysis.next_steps.flatMap(({ evidence }) => evidence.map(keyOf)));
  return analysis.questions
    .filter(({ answered, asked_by, evidence, text }) => {
      const isTheirs = asked_by === null || cast.customers.includes(asked_by);
      return !answered && isTheirs && countWords(text) > 3 && !evidence.some((one) => steps.has(keyOf(one)));
    })
    .slice(0, most)
    .map(({ text, evidence }) => {
      const own = withoutFillers(inline(text));
      const asked = analysis.language === "en" ? recased(own) : own;
      return { text: `${sentence(asked).replace(/[.?]*$/u, "")}?`, evidence };
    });
}
