import type { Objection, Risk } from "../analysis-shape";
import type { LanguageRules } from "../languages/rules";
import type { CallTexts } from "../languages/texts/texts";
import { evidenceOf, type Said } from "../transcript/said";
import { isQuestion } from "./questions";

const NEAR = 4;
const FROM_OBJECTIONS = new Set([
  "price",
  "timing",
  "authority",
  "competition",
  "trust",
  "legal",
  "feature",
  "need",
  "other",
]);
const KINDS: Readonly<Record<string, string>> = { price: "budget" };

/** Returns what may stop the deal, as the customer said it, and objections that weren't resolved. */
export function risksIn(
  said: readonly Said[],
  rules: LanguageRules,
  texts: CallTexts,
  objections: readonly Objection[],
): Risk[] {
  const found: Risk[] = [];
  for (const one of said) {
    if (
      one.side === "ours" ||
      isQuestion(one, rules) ||
      rules.denied.test(one.low) ||
      rules.reported.test(one.low)
    )
      continue;
    for (const { kind, reason, cue } of rules.risks)
      if ((!process.env.NOOLD && cue.test(one.low)) || isFramed(one.low, kind, rules))
        add(found, { kind, reason, evidence: [evidenceOf(one)] });
  }
  for (const { kind, resolved, evidence } of objections)
    if (!resolved && FROM_OBJECTIONS.has(kind) && !isSettled(evidence.at(-1)?.line ?? 0, said, rules))
      add(found, { kind: KINDS[kind] ?? kind, reason: texts.unresolved, evidence: evidence.slice(0, 2) });
  return found.toSorted((a, b) => (a.evidence[0]?.line ?? 0) - (b.evidence[0]?.line ?? 0));
}

const isFramed = (low: string, kind: string, { frames }: LanguageRules): boolean =>
  frames !== undefined && (frames.risks[kind]?.test(low) ?? false) && !frames.unreal.test(low);

/** Whether the customer gives way some time later. */
const isSettled = (line: number, said: readonly Said[], rules: LanguageRules): boolean =>
  said.some(
    (one) =>
      one.line > line + 1 &&
      one.line <= line + LATER &&
      one.side !== "ours" &&
      (rules.frames?.accepts.test(one.low) || rules.accepted.test(one.low)) &&
      !isQuestion(one, rules),
  );
const LATER = 14;

/** What is said again soon after, or of the same line, is the same risk. */
function add(found: Risk[], risk: Risk): void {
  const line = risk.evidence[0]?.line ?? 0;
  const same = found.find(({ kind, evidence }) =>
    evidence.some(
      (one) =>
        (kind === risk.kind && Math.abs(one.line - line) <= NEAR) || one.quote === risk.evidence[0]?.quote,
    ),
  );
  if (!same) found.push(risk);
  else if (
    same.kind === risk.kind &&
    same.evidence.length < 3 &&
    !same.evidence.some((one) => one.quote === risk.evidence[0]?.quote)
  )
    same.evidence.push(...risk.evidence.slice(0, 1));
}
