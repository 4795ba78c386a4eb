import type { Ctx } from "@/lib/operation/ctx";
import type { SalesCallWire } from "../schema";

/** What lists show of an analysis, which can be large. */
export type CallFigures = Pick<SalesCallWire, "outcome" | "talk_ratio">;

interface FigureRow extends Record<string, unknown>, CallFigures {
  id: string;
}

const FIGURES = `
SELECT id, COALESCE(corrections #>> '{outcome,kind}', analysis #>> '{outcome,kind}') AS outcome,
  analysis #> '{talk_ratio,by_side}' AS talk_ratio
FROM sales_call WHERE id = ANY ($1::text[])`;

/** Returns the figures of calls by their rows' ids. */
export async function figuresOf(
  ctx: Pick<Ctx, "sql">,
  calls: readonly { id: string }[],
): Promise<Map<string, CallFigures>> {
  if (calls.length === 0) return new Map();
  const rows = await ctx.sql<FigureRow>("call_figures", FIGURES, [calls.map(({ id }) => id)]);
  return new Map(rows.map(({ id, outcome, talk_ratio }) => [id, { outcome, talk_ratio }]));
}
