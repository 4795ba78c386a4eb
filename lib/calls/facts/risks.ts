import type { Risk } from "../analysis-shape";
import type { LanguageRules } from "../languages/rules";
import { isQuestion } from "../transcript/is-question";
import { evidenceOf, type Said } from "../transcript/said";

const NEAR = 4;
/** Returns what may stop the deal, as the customer said it. An open objection alone is no risk. */
export function risksIn(said: readonly Said[], rules: LanguageRules): Risk[] {
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
      if (cue.test(one.low) || isFramed(one.low, kind, rules))
        add(found, { kind, reason, evidence: [evidenceOf(one)] });
  }
  return found.toSorted((a, b) => (a.evidence[0]?.line ?? 0) - (b.evidence[0]?.line ?? 0));
}

const isFramed = (low: string, kind: string, { frames }: LanguageRules): boolean =>
  frames !== undefined && (frames.risks[kind]?.test(low) ?? false) && !frames.unreal.test(low);

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
