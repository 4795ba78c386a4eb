import type { Ctx } from "./ctx";
import { notFound } from "./problem";

/** The `where` that limits a query to the caller's workspace and environment. Put it into every query of an owned table. */
export const ownedBy = (ctx: Ctx) => ({ workspaceId: ctx.workspaceId, environment: ctx.environment });

/** A filter on the managed clients that the caller is held to; undefined, which filters nothing, when it is to none. */
export const allowedClients = ({ principal }: Ctx): { in: string[] } | undefined =>
  principal.clientIds.length > 0 ? { in: [...principal.clientIds] } : undefined;

interface Ownable {
  workspaceId: string;
  environment: string;
}

/** The row, or the one 404 when it is missing or not the caller's. */
export function requireOwned<T extends Ownable>(ctx: Ctx, row: T | null | undefined): T {
  if (!row || row.workspaceId !== ctx.workspaceId || row.environment !== ctx.environment) throw notFound();
  return row;
}
