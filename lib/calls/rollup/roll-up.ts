import type { NextStep } from "../analysis-shape";
import { dayOfCall } from "../facts/dates/calendar";
import type { Heard } from "../writing/heard";
import { dayWritten } from "../writing/wording/dates-written";
import { inline, nameFrom } from "../writing/wording/inline";
import { codeOf } from "../writing/words/writing-words";
import { competitorsOverTime, numbersOverTime, objectionsOverTime, stageOverTime } from "./facts-over-time";
import { peopleOverTime } from "./people-over-time";
import { type Change, type Placed, placed, type Reason, type RollUp } from "./rollup-shape";
import { stepsOverTime } from "./steps-over-time";
import { ENGLISH, FRENCH, GERMAN, type RollUpWords, SPANISH } from "./words/rollup-words";

const WORDS: Readonly<Record<"en" | "de" | "fr" | "es", RollUpWords>> = {
  ...{ en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH },
};
const MOST_CHANGES = 100;
const MOST_REASONS = 10;
const TURNING = 1.5;
const RISKY = { medium: 1, high: 3 };

/**
 * Says how a deal went over several calls.
 * @param heard in the order in which they took place
 */
export function rollUpOf(heard: readonly Heard[]): RollUp {
  const calls = heard.map(
    (one, index): Placed => ({
      ...one,
      ...{ number: index + 1, day: dayOfCall(one.call) ?? null },
    }),
  );
  const last = calls.at(-1);
  const language = last?.analysis.language ?? "en";
  const words = WORDS[codeOf(language)];
  const people = peopleOverTime(calls, words);
  const changes = [
    ...numbersOverTime(calls, words),
    ...stepsOverTime(calls, words),
    ...objectionsOverTime(calls, words),
    ...people.changes,
    ...competitorsOverTime(calls, words),
    ...stageOverTime(calls, words),
  ].slice(0, MOST_CHANGES);
  const next = last ? nextStep(last) : null;
  return {
    language,
    momentum: momentumOf(changes, next, last, words),
    risk: riskOf(changes, last),
    changes: changes.map(reasonOf),
    next_step: next && last ? { ...next, evidence: placed(last, next.evidence) } : null,
    went_quiet: people.quiet,
    not_found: notFound(calls, words),
  };
}

const reasonOf = <Kind extends string>({ kind, text, evidence }: Change<Kind>): Reason<Kind> => ({
  ...{ kind, text, evidence },
});

/** What was agreed in the last call and is due first. */
function nextStep({ analysis, day }: Placed): NextStep | null {
  const agreed = analysis.next_steps.filter((step) => step.agreed);
  const dated = agreed
    .filter(({ due }) => due !== null && (day === null || due >= day))
    .toSorted((a, b) => (a.due ?? "").localeCompare(b.due ?? ""));
  const step = dated[0] ?? agreed[0] ?? analysis.next_steps[0];
  return step ? { ...step, what: inline(step.what) } : null;
}

function momentumOf(
  changes: readonly Change[],
  next: NextStep | null,
  last: Placed | undefined,
  words: RollUpWords,
): RollUp["momentum"] {
  const all: Change<string>[] = [...changes];
  if (last && next?.agreed && next.due !== null) {
    const owner = next.owner === null ? null : nameFrom(next.owner);
    const day = dayWritten(next.due, codeOf(last.analysis.language), last.day ?? undefined, true);
    all.push({
      ...{ kind: "step_agreed", weight: 1, text: words.agreed(owner, next.what, day) },
      evidence: placed(last, next.evidence.slice(0, 1)),
    });
  }
  const sum = all.reduce((total, { weight }) => total + weight, 0);
  const direction = sum >= TURNING ? "up" : sum <= -TURNING ? "down" : "flat";
  const reasons = all
    .filter(({ weight }) =>
      direction === "up" ? weight > 0 : direction === "down" ? weight < 0 : weight !== 0,
    )
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  return { direction, reasons: reasons.slice(0, MOST_REASONS).map(reasonOf) };
}

function riskOf(changes: readonly Change[], last: Placed | undefined): RollUp["risk"] {
  const own: Change<string>[] =
    last?.analysis.risks.map(({ kind, reason, evidence }) => ({
      ...{ kind, weight: -1, text: reason, evidence: placed(last, evidence.slice(0, 2)) },
    })) ?? [];
  const reasons = [...changes.filter(({ weight }) => weight < 0), ...own];
  const sum = -reasons.reduce((total, { weight }) => total + weight, 0);
  const level = sum >= RISKY.high ? "high" : sum >= RISKY.medium ? "medium" : "low";
  return { level, reasons: reasons.slice(0, MOST_REASONS).map(reasonOf) };
}

function notFound(calls: readonly Placed[], words: RollUpWords): string[] {
  const last = calls.at(-1);
  const all: [boolean, string][] = [
    [!last?.analysis.next_steps.some(({ agreed }) => agreed), words.noStep],
    [last?.transcript.labelled === false, words.noLabels],
    [calls.some(({ day }) => day === null), words.noStart],
  ];
  return all.flatMap(([isMissing, text]) => (isMissing ? [text] : []));
}
