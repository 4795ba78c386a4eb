import type { Prisma } from "@/lib/generated/prisma/client";
import type { FactCorrectionWire } from "../facts-schema";
import { valuesSet } from "../stored/fact-corrections";
import type { Corrections, FactCorrection } from "../stored/stored-call";

/** Returns what people corrected about a call's facts, by the column that has it. */
export function presentFacts(column: Prisma.JsonValue): FactCorrectionWire[] {
  const corrections = column as unknown as Corrections;
  return (corrections.facts ?? []).map((one) => presentFact(one, corrections));
}

function presentFact(one: FactCorrection, corrections: Corrections): FactCorrectionWire {
  const { id, kind, line, quote, text, removed = false, added = false } = one;
  return { id, kind, line, quote, text, removed, added, set: defined(valuesSet(one, corrections)) };
}

const defined = (values: object): FactCorrectionWire["set"] =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
