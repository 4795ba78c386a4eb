import type { Plan as PlanRow } from "@/lib/generated/prisma/client";
import { type Plan, withLaterCues } from "@/lib/stage";

/** The stored run of show in the stage model's shape. Rows are only ever written from that shape, or what it was before. */
export function planOf(row: Pick<PlanRow, "segments" | "ticker" | "questions"> | null | undefined): Plan {
  if (!row) return { segments: [], ticker: [], questions: [] };
  return {
    segments: (row.segments as unknown as Plan["segments"]).map(withLaterCues),
    ticker: row.ticker as string[],
    questions: row.questions as string[],
  };
}
