import { type CallAnalysis, type Element, QUALIFICATION } from "@/lib/calls";
import type { SalesCall } from "@/lib/generated/prisma/client";
import type { AnalyzedCallWire } from "../analysis-schema";
import { analysisOf, type Corrections, storedCallOf } from "../stored/stored-call";

/** What an element counts for unless a person scores it. */
const SCORES = { found: 10, partly: 5, missing: 0 } as const;

/** Returns a call's analysis with what people overrode. */
export function presentAnalysis(row: SalesCall): AnalyzedCallWire {
  const stored = analysisOf(row);
  if (!stored) throw new Error(`Call ${row.id} has no analysis.`);
  const { claims: _unchecked, analyzed_by = "rules", ...analysis } = stored;
  const { outcome, summary, scores = {} } = storedCallOf(row).corrections;
  const qualification = Object.fromEntries(
    QUALIFICATION.map((element) => {
      const found = analysis.qualification[element];
      return [element, { ...found, score: scores[element] ?? SCORES[found.state] }];
    }),
  ) as Record<Element, AnalyzedCallWire["qualification"]["metrics"]>;
  const sum = QUALIFICATION.reduce((all, element) => all + qualification[element].score, 0);
  const facts = factsOf(analysis);
  return {
    ...{ call_id: row.callId, analyzed_by },
    ...analysis,
    ...facts,
    pricing: facts.numbers.filter(({ kind }) => kind === "price" || kind === "budget"),
    // Someone said so, not the transcript.
    summary: withOwnWords(analysis.summary, summary),
    outcome: outcome ? { ...outcome, evidence: [] } : analysis.outcome,
    qualification,
    qualification_score: Math.round((10 * sum) / QUALIFICATION.length) / 10,
  };
}

function withOwnWords(
  found: CallAnalysis["summary"],
  { short, long }: NonNullable<Corrections["summary"]> = {},
): CallAnalysis["summary"] {
  const { evidence } = found;
  return {
    ...found,
    ...{ short: short ?? found.short, long: long ?? found.long },
    evidence: { short: short ? [] : evidence.short, long: long ? [] : evidence.long },
  };
}

const factOf = <T extends { id?: string; corrected?: boolean; added?: boolean }>({
  id = "",
  corrected = false,
  added = false,
  ...fact
}: T) => ({
  ...fact,
  ...{ id, corrected, added },
});

const factsOf = ({
  questions,
  objections,
  numbers,
  competitors,
  dates,
  risks,
  next_steps,
}: CallAnalysis) => ({
  ...{ questions: questions.map(factOf), objections: objections.map(factOf), numbers: numbers.map(factOf) },
  ...{ competitors: competitors.map(factOf), dates: dates.map(factOf), risks: risks.map(factOf) },
  next_steps: next_steps.map(factOf),
});
