import type { Evidence } from "../../analysis-shape";
import { dayOfCall } from "../../facts/dates/calendar";
import type { SectionName } from "../../vocabulary";
import type { Heard, Statement } from "../heard";
import { dayWritten } from "../wording/dates-written";
import { inline } from "../wording/inline";
import { codeOf, writingWords } from "../words/writing-words";
import { castOf } from "./cast";
import { correctedAmounts, uncorrected } from "./corrected-amounts";
import { asText } from "./follow-up";
import { customerSaid, inOrder, openQuestions, pricesSaid, weSaid } from "./recap";
import { isBare, stepText } from "./step-text";

export interface OutlineSection {
  name: SectionName;
  heading: string;
  statements: Statement[];
  /** What the call doesn't say; null if it does. */
  missing: string | null;
}

export interface Proposal {
  language: string;
  subject: string;
  body: string;
  sections: OutlineSection[];
}

const MOST = { said: 5, prices: 8, steps: 12, open: 8 };
const GOAL =
  /(?<!\p{L})(?:goal|aim|objective|want to|need to (?:cut|reduce|grow|get)|would like to|success|by the end of|ziel|wollen|möchten|objectif|voulons|souhaitons|objetivo|queremos)(?!\p{L})/iu;
const SCOPE_KINDS = new Set(["count"]);

/** Outlines a proposal: what was said, by section, and what wasn't. */
export function proposalOf(heard: Heard): Proposal {
  const { call, analysis } = heard;
  const code = codeOf(analysis.language);
  const words = writingWords(code);
  const cast = castOf(heard);
  const { identified_pain, metrics, decision_criteria } = analysis.qualification;
  const goals = [...metrics.evidence, ...decision_criteria.evidence].filter(({ quote }) => GOAL.test(quote));
  const goalKeys = new Set(goals.map(keyOf));
  const rest = [...identified_pain.evidence, ...metrics.evidence].filter((one) => !goalKeys.has(keyOf(one)));
  const counts = analysis.numbers
    .filter(({ kind }) => SCOPE_KINDS.has(kind))
    .flatMap(({ evidence }) => evidence);
  const told = new Set([...goalKeys, ...rest.map(keyOf)]);
  const scope = [...decision_criteria.evidence, ...counts].filter((one) => !told.has(keyOf(one)));
  const budget = analysis.numbers.filter(({ kind }) => kind === "budget").flatMap(({ evidence }) => evidence);
  const steps = analysis.next_steps.filter((step) => step.agreed && !isBare(step));
  const stepLines = new Set(steps.flatMap(({ evidence }) => evidence.map(keyOf)));
  const dated = analysis.dates.filter(({ evidence }) => !evidence.some((one) => stepLines.has(keyOf(one))));
  const content: [SectionName, Statement[]][] = [
    ["understood", customerSaid(uncorrected(heard, rest), heard, cast, MOST.said)],
    ["goals", customerSaid(uncorrected(heard, goals), heard, cast, MOST.said)],
    ["scope", customerSaid(uncorrected(heard, scope), heard, cast, MOST.said)],
    [
      "pricing",
      [
        ...weSaid(uncorrected(heard, pricesSaid(analysis, cast)), heard, cast, MOST.prices),
        ...correctedAmounts(heard, "price", MOST.prices),
        ...customerSaid(uncorrected(heard, budget), heard, cast, 2),
        ...correctedAmounts(heard, "budget", 2),
      ],
    ],
    ["timeline", timeline(dated)],
    [
      "next_steps",
      steps
        .slice(0, MOST.steps)
        .map((step) => ({ text: stepText(step, heard, cast), evidence: step.evidence })),
    ],
    ["open_points", openPoints()],
  ];
  const sections = content.map(
    ([name, statements]): OutlineSection => ({
      ...{ name, heading: words.headings[name], statements },
      missing: statements.length > 0 ? null : (words.missing[name] ?? null),
    }),
  );
  const title = call.title === undefined ? "" : inline(call.title, 80);
  const subject = inline(words.proposal(title === "" ? null : title), 150);
  const text = sections.map((section) =>
    section.missing === null
      ? asText(section, words)
      : `${section.heading}${words.colon}\n- ${section.missing}`,
  );
  return { language: code, subject, body: [subject, ...text].join("\n\n"), sections };

  function timeline(dates: typeof analysis.dates): Statement[] {
    return inOrder(dates.flatMap(({ evidence }) => evidence))
      .slice(0, MOST.said)
      .map((one) => {
        const day = dates.find(
          ({ date, evidence }) => date !== null && evidence.some((other) => keyOf(other) === keyOf(one)),
        )?.date;
        const name = one.speaker === null ? null : cast.called(one.speaker);
        const said = words.says(name, inline(one.quote));
        return {
          text: day == null ? said : `${said} (${dayWritten(day, code, dayOfCall(call), true)})`,
          evidence: [one],
        };
      });
  }

  function openPoints(): Statement[] {
    const objections = analysis.objections
      .filter(({ resolved }) => !resolved)
      .map(({ text, evidence }) => {
        const speaker = evidence[0]?.speaker ?? null;
        return {
          text: words.objection(speaker === null ? null : cast.called(speaker), inline(text)),
          evidence,
        };
      });
    const offers = analysis.next_steps
      .filter((step) => !step.agreed && !isBare(step))
      .map((step) => ({ text: words.notAgreed(stepText(step, heard, cast)), evidence: step.evidence }));
    return [...openQuestions(heard, cast, MOST.open), ...objections, ...offers].slice(0, MOST.open);
  }
}

const keyOf = ({ line, quote }: Evidence): string => `${line} ${quote}`;
