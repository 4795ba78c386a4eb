import type { Ctx } from "./ctx";
import { notFound } from "./problem";

/** The `where` that holds a query to what the caller owns. Put it into every query of an owned table. */
export const mine = (ctx: Ctx) => ({ workspaceId: ctx.workspaceId, environment: ctx.environment });

interface Ownable {
  workspaceId: string;
  environment: string;
}

/** The row, or the one 404 when it is missing or not the caller's. */
export function owned<T extends Ownable>(ctx: Ctx, row: T | null | undefined): T {
  if (!row || row.workspaceId !== ctx.workspaceId || row.environment !== ctx.environment) throw notFound();
  return row;
}
