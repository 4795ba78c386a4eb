import type { Ctx } from "./ctx";
import { notFound } from "./problem";

/**
 * The `where` that limits a query to the caller's workspace and environment. Include it in every query of an
 * owned table.
 */
export const ownedBy = (ctx: Ctx) => ({ workspaceId: ctx.workspaceId, environment: ctx.environment });

/**
 * A filter for the managed clients that the caller is restricted to. Undefined, which filters nothing, if
 * there is no restriction.
 */
export const allowedClients = ({ principal }: Ctx): { in: string[] } | undefined =>
  principal.clientIds.length > 0 ? { in: [...principal.clientIds] } : undefined;

interface Ownable {
  workspaceId: string;
  environment: string;
}

/** Returns the row, or throws the one 404 if it is missing or not the caller's. */
export function requireOwned<T extends Ownable>(ctx: Ctx, row: T | null | undefined): T {
  if (!row || row.workspaceId !== ctx.workspaceId || row.environment !== ctx.environment) throw notFound();
  return row;
}
