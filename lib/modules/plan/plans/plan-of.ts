import type { Plan as PlanRow } from "@/lib/generated/prisma/client";
import { type Plan, withLaterCues } from "@/lib/stage";

/**
 * Returns the stored run of show in the stage model's shape. Rows are only written in that shape, or in an
 * older version of it.
 */
export function planOf(row: Pick<PlanRow, "segments" | "ticker" | "questions"> | null | undefined): Plan {
  if (!row) return { segments: [], ticker: [], questions: [] };
  return {
    segments: (row.segments as unknown as Plan["segments"]).map(withLaterCues),
    ticker: row.ticker as string[],
    questions: row.questions as string[],
  };
}
