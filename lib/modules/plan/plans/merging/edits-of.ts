import type { Plan as PlanRow } from "@/lib/generated/prisma/client";
import { planOf } from "../plan-of";
import { writtenOf } from "../written-of";
import { type PlanEdit, planEdits } from "./plan-edits";

/** What people changed in the stored run of show, part by part; none where nobody did or nothing had been written. */
export function editsOf(row: PlanRow | null): PlanEdit[] {
  if (!row?.editedAt) return [];
  const written = writtenOf(row);
  return written?.segments.length ? planEdits(written, planOf(row)) : [];
}
