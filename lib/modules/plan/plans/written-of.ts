import type { Plan as PlanRow } from "@/lib/generated/prisma/client";
import type { Plan } from "@/lib/stage";
import { planOf } from "./plan-of";

/**
 * Returns the generated plan before people's edits: the current one if there are none, null if it wasn't
 * stored.
 */
export function writtenOf(row: PlanRow | null): Plan | null {
  if (row?.editedAt && row.written === null) return null;
  return planOf((row?.written as Plan | null | undefined) ?? row);
}
