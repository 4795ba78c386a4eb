import type { Plan as PlanRow } from "@/lib/generated/prisma/client";
import type { Outline } from "@/lib/plan-writer";

/** Returns what was understood of the brief, as stored with the plan. Null if there is none yet. */
export const outlineOf = (row: Pick<PlanRow, "outline"> | null | undefined): Outline | null =>
  (row?.outline ?? null) as Outline | null;
