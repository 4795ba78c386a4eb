import type { Plan as PlanRow } from "@/lib/generated/prisma/client";
import { planOf } from "../plan-of";
import { writtenOf } from "../written-of";
import { type PlanEdit, planEdits } from "./plan-edits";

/**
 * Returns people's edits of the stored run of show, segment by segment. Empty if there are none, or nothing
 * was generated.
 */
export function editsOf(row: PlanRow | null): PlanEdit[] {
  if (!row?.editedAt) return [];
  const written = writtenOf(row);
  return written?.segments.length ? planEdits(written, planOf(row)) : [];
}
