import type { LanguageRules } from "../languages/rules";
import { countWords, plainOf } from "../transcript/clean";
import { INSTRUCTION } from "../transcript/instruction";
import { isQuestion } from "../transcript/is-question";
import { type AnswerKind, type AskedQuestion, kindOf } from "./asked";
import type { Sentence } from "./passages";
import { type Signs, signsOf } from "./signs";
import { fits, fitsAny, needsName, type Value, valuesIn } from "./values";
import { isSmall, wordsIn } from "./words";

/** Sentences in a row of one call, or of one section of a document. */
export interface Stretch {
  /** The call or document. */
  source: string;
  heading: string | null;
  sentences: readonly Sentence[];
  /** Title, companies and people of the call; title of the document. */
  about: string;
  rules: LanguageRules;
}

/** A sentence that may answer. */
export interface Judged {
  stretch: Stretch;
  sentence: Sentence;
  /** What it shares with the question. */
  score: number;
  /** The sentence with the one before it, for its meaning. */
  context: string;
  near: number;
  values: readonly Value[];
  /** The question that it replies to, before it. */
  replied: string | null;
  signs: Signs;
}

/** Sentences before one that say what it's about. */
const BEFORE = 3;
const WEIGHTS = { near: 1, own: 0.3, reply: 0.3, noun: 0.3, around: 0.5, missing: 0.5, other: 0.25 } as const;

/**
 * Judges every sentence that could answer, the best first: not questions, and only those with a value of the kind that is asked
 * for. What a sentence tells its reader to do counts for nothing.
 * @param weightOf how much a word tells, by how rare it is
 */
export function judge(
  asked: AskedQuestion,
  stretches: readonly Stretch[],
  weightOf: (stem: string) => number,
): Judged[] {
  const total = asked.stems.reduce((sum, stem) => sum + weightOf(stem), 0) || 1;
  const share = (words: ReadonlySet<string>): number =>
    asked.stems.reduce((sum, stem) => sum + (words.has(stem) ? weightOf(stem) : 0), 0) / total;
  const [rarest] = asked.stems.toSorted((one, other) => weightOf(other) - weightOf(one));
  return stretches
    .flatMap((stretch) => judgeStretch(asked, stretch, share, rarest))
    .sort((one, other) => other.score - one.score);
}

function judgeStretch(
  asked: AskedQuestion,
  stretch: Stretch,
  share: (words: ReadonlySet<string>) => number,
  rarest: string | undefined,
): Judged[] {
  const { rules, sentences } = stretch;
  const read = sentences.map((sentence) => readSentence(sentence, rules));
  const title = `${stretch.about} ${stretch.heading ?? ""}`;
  const topic = stemSet(title);
  // "fit desk" is FitDesk.
  const glued = `${title} ${sentences.map(({ text }) => text).join(" ")}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  const hasCapitals = sentences.some(({ text }) => /\p{Ll}\s+\p{Lu}\p{Ll}/u.test(text));
  const judged: Judged[] = [];
  for (const [index, { sentence, plain, stems, asks }] of read.entries()) {
    if (asks || countWords(plain) === 0 || INSTRUCTION.test(plain)) continue;
    const values = valuesIn(plain, rules);
    const fitting = values.filter((value) => fits(value, asked) && !isAsked(value, asked));
    // Recognisers may write no capitals, and so no names.
    const before = read.slice(Math.max(0, index - BEFORE), index).reverse();
    const isNamed = !asked.isNaming || NAMES.test(plain) || (before[0]?.asks && NAMES.test(before[0].plain));
    const isOpen = fitsAny(asked.kind) || (needsName(asked.kind) && !hasCapitals && isNamed);
    if (!isOpen && fitting.length === 0) continue;
    const near = new Set([...stems, ...before.flatMap((one) => [...one.stems])]);
    for (const stem of stemSet(sentence.speaker ?? "")) near.add(stem);
    // In documents the heading says what its sentences are about.
    if (stretch.heading !== null) for (const stem of stemSet(stretch.heading)) near.add(stem);
    const question = before.find(
      (one) => one.asks && (sentence.speaker === null || one.sentence.speaker !== sentence.speaker),
    );
    const counted = countedIn(asked, fitting);
    const around = new Set([...near, ...topic]);
    const missing = asked.names.filter((name) => !around.has(name) && !glued.includes(name)).length;
    const shares = {
      ...{ own: share(stems), near: share(near), around: share(around) },
      reply: question ? share(question.stems) : 0,
    };
    const isOther = isAboutAnother(asked, plain, near);
    judged.push({
      ...{ stretch, sentence, values: fitting, near: shares.near, replied: question?.plain ?? null },
      context: [before[0]?.plain ?? stretch.heading ?? "", plain].join(" ").trim(),
      signs: signsOf({
        ...{ asked, plain, values: fitting, shares, rarest, stems, nearStems: near, counted, missing },
        replied: question ? { kind: question.kind ?? "thing", isNext: question === before[0] } : null,
        isAboutAnother: isOther,
      }),
      score:
        WEIGHTS.near * shares.near +
        WEIGHTS.own * shares.own +
        WEIGHTS.around * shares.around +
        WEIGHTS.reply * shares.reply +
        WEIGHTS.noun * counted -
        WEIGHTS.missing * missing -
        WEIGHTS.other * (isOther ? 1 : 0),
    });
  }
  return judged;
}

/** Says what something is called. */
const NAMES =
  /\b(?:call(?:ed|s|ing)?|named?|names|heißt|heiße|heißen|nennt|s'appelle|appelé\p{L}*|llama|llamo|nombre)\b/iu;

/** 1 if the number counts what is asked for, -1 if it counts something else, 0 if that's open. */
function countedIn({ kind, noun }: AskedQuestion, values: readonly Value[]): number {
  if (noun === null || kind !== "count") return 0;
  const counts = values.filter(({ of }) => of !== null);
  if (counts.some(({ of }) => stemSet(of ?? "").has(noun))) return 1;
  return counts.length > 0 && counts.length === values.length ? -1 : 0;
}

/** "Summer" is no answer to "when does the summer crew start". */
const isAsked = ({ key }: Value, { text }: AskedQuestion): boolean => {
  const words = key.slice(key.indexOf(":") + 1);
  return /\p{L}/u.test(words) && text.toLowerCase().includes(words);
};

/** Whether a sentence is about the summer crew when the winter crew is asked for. */
function isAboutAnother({ told }: AskedQuestion, plain: string, near: ReadonlySet<string>): boolean {
  const words = wordsIn(plain);
  return told.some(
    ({ word, by }) =>
      !near.has(by) &&
      words.some(({ stem }, index) => {
        const before = words[index - 1];
        return stem === word && before !== undefined && !isSmall(before.text) && before.stem !== by;
      }),
  );
}

interface Read {
  sentence: Sentence;
  plain: string;
  stems: ReadonlySet<string>;
  asks: boolean;
  /** What it asks for. */
  kind: AnswerKind | null;
}

function readSentence(sentence: Sentence, rules: LanguageRules): Read {
  const plain = plainOf(sentence.text);
  const said = { plain, low: plain.toLowerCase(), words: countWords(plain) };
  const asks = isQuestion(said, rules);
  return { sentence, plain, stems: stemSet(plain), asks, kind: asks ? kindOf(plain) : null };
}

const stemSet = (text: string): Set<string> => new Set(wordsIn(text).map(({ stem }) => stem));
