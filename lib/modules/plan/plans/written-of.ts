import type { Plan as PlanRow } from "@/lib/generated/prisma/client";
import type { Plan } from "@/lib/stage";
import { planOf } from "./plan-of";

/** What was written before people changed it; what is there where nobody did, null where that was not kept. */
export function writtenOf(row: PlanRow | null): Plan | null {
  if (row?.editedAt && row.written === null) return null;
  return planOf((row?.written as Plan | null | undefined) ?? row);
}
