import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type AskedQuestion, readQuestion } from "@/lib/calls/answers/asked";
import { passagesOfDocument } from "@/lib/calls/answers/documents/passages-of-document";
import { sectionsOfHtml } from "@/lib/calls/answers/documents/sections-of-html";
import { sectionsOfMarkdown } from "@/lib/calls/answers/documents/sections-of-markdown";
import { sectionsOfText } from "@/lib/calls/answers/documents/sections-of-text";
import { type Judged, judge, type Stretch } from "@/lib/calls/answers/judge";
import type { Likeness } from "@/lib/calls/answers/support";
import { wordsIn } from "@/lib/calls/answers/words";
import { rulesOf } from "@/lib/calls/transcript/language";
import { readTranscript } from "@/lib/calls/transcript/read-transcript";
import { saidIn } from "@/lib/calls/transcript/said";
import { likeness } from "@/lib/providers/embeddings/port";
import type { EvalCall } from "../call-eval/set/expected";
import { embedTexts } from "./embed-texts";
import { ABOUT_DOCUMENTS } from "./questions";

/** A question, what it's asked of, and what is right. */
export interface Case {
  id: string;
  /** Whether it may be looked at. The others are for the score alone. */
  tuned: boolean;
  question: string;
  stretches: Stretch[];
  /** Whether a sentence is a right answer; null if there is none. */
  isRight: ((text: string, line: number) => boolean) | null;
  disagree: boolean;
}

/** Each note of a call that names a question, asked of its call. Of two calls, the second is held back, unless all may be looked at. */
export function casesOfCalls(calls: readonly EvalCall[], isTuned: (at: number) => boolean): Case[] {
  return calls.flatMap((call, index) => {
    const transcript = readTranscript(call.call);
    const rules = rulesOf(call.call.language, transcript.lines);
    const people = (call.call.participants ?? []).flatMap(({ name, company, role }) => [name, company, role]);
    const sentences = saidIn(transcript.lines, rules).map(({ text, speaker, start_sec, line }, at) => ({
      at,
      text,
      speaker,
      start_sec,
      line,
    }));
    const stretch: Stretch = {
      source: call.id,
      heading: null,
      sentences,
      about: [call.call.title, ...people].join(" "),
      rules,
    };
    return call.asks.map(({ question, lines }) => ({
      ...{ id: call.id, tuned: isTuned(index), question, stretches: [stretch], disagree: false },
      isRight: lines && ((_text: string, line: number) => lines.includes(line)),
    }));
  });
}

/** Questions asked of all documents together. */
export function casesOfDocuments(): Case[] {
  const folder = join(import.meta.dirname, "documents");
  const stretches = readdirSync(folder).flatMap((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const read = name.endsWith(".md")
      ? sectionsOfMarkdown
      : name.endsWith(".page")
        ? sectionsOfHtml
        : sectionsOfText;
    const rules = rulesOf("en", []);
    return passagesOfDocument(read(text), rules).map(
      (passage): Stretch => ({
        source: name,
        heading: passage.heading,
        sentences: passage.sentences,
        about: name,
        rules,
      }),
    );
  });
  return ABOUT_DOCUMENTS.map(({ question, has, disagree = false }, index) => ({
    ...{ id: "documents", tuned: index % 2 === 0, question, stretches, disagree },
    isRight: has === undefined ? null : (text: string) => text.includes(has),
  }));
}

export interface JudgedCase {
  asked: AskedQuestion;
  /** The likeliest, which are compared by meaning. */
  top: readonly Judged[];
  /** Null by words alone, as in German. */
  likenessOf: ((one: Judged) => Likeness) | null;
}

const COMPARED = 8;

/** Judges the sentences that may answer, as the product does. */
export async function judgeCase({ question, stretches }: Case, byWords: boolean): Promise<JudgedCase> {
  const asked = readQuestion(question);
  const counts = new Map<string, number>();
  let many = 0;
  for (const { sentences } of stretches)
    for (const { text } of sentences) {
      many += 1;
      for (const stem of new Set(wordsIn(text).map((word) => word.stem)))
        counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  const judged = judge(asked, stretches, (stem) => Math.log(1 + many / (1 + (counts.get(stem) ?? 0))));
  const top = judged.slice(0, COMPARED);
  if (byWords || stretches[0]?.rules.code !== "en") return { asked, top, likenessOf: null };
  const texts = [...new Set(top.flatMap(({ context, replied }) => [context, replied ?? []].flat()))];
  const [of, ...vectors] = await embedTexts([question, ...texts]);
  const close = new Map(
    texts.map((text, at) => [text, likeness(of as Float32Array, vectors[at] as Float32Array)]),
  );
  return {
    ...{ asked, top },
    likenessOf: ({ context, replied }) => ({
      context: close.get(context) ?? 0,
      question: close.get(replied ?? "") ?? 0,
    }),
  };
}

/** Whether a sentence answers a case. */
export const answers = (
  { isRight }: Case,
  { sentence, stretch }: Pick<Judged, "sentence" | "stretch">,
): boolean =>
  isRight !== null &&
  stretch.sentences.some(({ at, text, line }) => at === sentence.at && isRight(text, line));
