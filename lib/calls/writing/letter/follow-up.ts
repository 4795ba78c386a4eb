import type { Call } from "../../call";
import { dayOfCall } from "../../facts/dates/calendar";
import type { SectionName, Tone } from "../../vocabulary";
import { type Heard, hear, type Statement } from "../heard";
import { dayWritten } from "../wording/dates-written";
import { spelledOut } from "../wording/english";
import { inline, nameFrom } from "../wording/inline";
import type { WritingWords } from "../words/words";
import { codeOf, writingWords } from "../words/writing-words";
import { type Cast, castOf } from "./cast";
import { correctedAmounts, uncorrected } from "./corrected-amounts";
import { customerSaid, openQuestions, pricesSaid, weSaid } from "./recap";
import { salutation } from "./salutation";
import { isBare, stepText } from "./step-text";

export interface Section {
  name: SectionName;
  heading: string;
  statements: Statement[];
}

export interface FollowUp {
  language: string;
  subject: string;
  body: string;
  sections: Section[];
}

export interface Wish {
  contact?: string;
  tone?: Tone;
}

const MOST = { recap: 3, prices: 5, steps: 12, questions: 5, summary: 10 };

/** Writes an email to the customer after a call. Everything in it has its lines. */
export function followUpOf(heard: Heard, { contact, tone = "neutral" }: Wish = {}): FollowUp {
  const cast = castOf(heard, contact);
  return letter(heard, cast, sectionsOf(heard, cast), "call", { contact, tone });
}

/**
 * Reads a summary that someone else wrote, as a call whose lines are its own.
 * @throws UnreadableCall
 */
export function hearSummary(
  summary: string,
  facts: Pick<Call, "title" | "started_at" | "language"> = {},
): Heard {
  // Without labels no one owns what it says.
  const segments = summary
    .split(/[\r\n]+/u)
    .map((text) => text.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u, "").trim())
    .filter((text) => /\p{L}/u.test(inline(text)))
    .map((text) => ({ text }));
  return hear({ ...facts, segments });
}

/** Writes an email from a summary. */
export function followUpOfSummary(heard: Heard, { contact, tone = "neutral" }: Wish = {}): FollowUp {
  const cast = castOf(heard, contact);
  const statements = heard.transcript.lines.slice(0, MOST.summary).map((line) => ({
    text: inline(line.text, 600),
    evidence: [{ line: line.line, speaker: null, start_sec: null, quote: line.text }],
  }));
  const words = writingWords(heard.analysis.language);
  const sections = [{ name: "understood" as const, heading: words.headings.understood, statements }];
  return letter(heard, cast, sections, "summary", { contact, tone });
}

function sectionsOf(heard: Heard, cast: Cast): Section[] {
  const { analysis } = heard;
  const { headings } = writingWords(analysis.language);
  const { identified_pain, metrics, decision_criteria } = analysis.qualification;
  const recap = [identified_pain, metrics, decision_criteria].flatMap(({ evidence }) => evidence);
  const steps = (agreed: boolean): Statement[] =>
    analysis.next_steps
      .filter((step) => step.agreed === agreed && !isBare(step))
      .slice(0, MOST.steps)
      .map((step) => ({ text: stepText(step, heard, cast), evidence: step.evidence }))
      // One sentence may promise two things.
      .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at);
  const all: [SectionName, Statement[]][] = [
    ["understood", customerSaid(uncorrected(heard, recap), heard, cast, MOST.recap)],
    [
      "pricing",
      [
        ...weSaid(uncorrected(heard, pricesSaid(analysis, cast)), heard, cast, MOST.prices),
        ...correctedAmounts(heard, "price", MOST.prices),
      ],
    ],
    ["next_steps", steps(true)],
    ["to_confirm", steps(false)],
    ["questions", openQuestions(heard, cast, MOST.questions)],
  ];
  return all.flatMap(([name, statements]) =>
    statements.length === 0 ? [] : [{ name, heading: headings[name], statements }],
  );
}

function letter(
  heard: Heard,
  cast: Cast,
  sections: Section[],
  from: "call" | "summary",
  { contact, tone = "neutral" }: Wish,
): FollowUp {
  const { call, analysis } = heard;
  const code = codeOf(analysis.language);
  const words = writingWords(code);
  const held = dayOfCall(call);
  const day = held === undefined ? null : dayWritten(held, code, undefined, true);
  const written = code === "en" && tone === "formal" ? formal(sections) : sections;
  const blocks = [
    words.greeting[tone](salutation(heard, cast, contact, tone)),
    `${words.thanks(day, tone)} ${leadOf(words, sections, from, tone, code)}`,
    ...written.map((section) => (from === "summary" ? listOnly(section) : asText(section, words))),
    code === "en" && tone === "formal" ? spelledOut(words.ending) : words.ending,
    closing(words, tone, cast),
  ];
  const title = call.title === undefined ? "" : inline(call.title, 80);
  return {
    language: code,
    subject: inline(words.subject(title === "" ? null : title, day), 150),
    body: blocks.join("\n\n"),
    sections: written,
  };
}

function leadOf(
  words: WritingWords,
  sections: readonly Section[],
  from: "call" | "summary",
  tone: Tone,
  code: string,
): string {
  const lead = sections.length === 0 ? words.lead.nothing : words.lead[from];
  return code === "en" && tone === "formal" ? spelledOut(lead).replace("we're", "we are") : lead;
}

const formal = (sections: readonly Section[]): Section[] =>
  sections.map((section) => ({
    ...section,
    // A question and a quote stay as they are.
    statements: section.statements.map(({ text, evidence }) => ({
      text: /[“”]/u.test(text) ? text : spelledOut(text),
      evidence,
    })),
  }));

const listOnly = ({ statements }: Section): string => statements.map(({ text }) => `- ${text}`).join("\n");

export const asText = (section: Section, { colon }: Pick<WritingWords, "colon">): string =>
  `${section.heading}${colon}\n${listOnly(section)}`;

function closing(words: WritingWords, tone: Tone, cast: Cast): string {
  const name = cast.writer === null ? null : nameFrom(cast.writer);
  return name === null ? words.closing[tone] : `${words.closing[tone]}\n${name}`;
}
