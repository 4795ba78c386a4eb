import type { Ctx } from "@/lib/operation/ctx";
import { requireOwned } from "@/lib/operation/owned";
import { notFound } from "@/lib/operation/problem";
import type { GrantWithPerson } from "../present";
import { canManageAllApps } from "./can-manage-all-apps";

/** Returns a grant that the caller may manage. Throws `not_found`. */
export async function findGrant(ctx: Ctx, grantId: string): Promise<GrantWithPerson> {
  const row = await ctx.db.oauthGrant.findUnique({ where: { id: grantId }, include: { user: true } });
  const grant = requireOwned(ctx, row);
  if (!canManageAllApps(ctx) && grant.userId !== ctx.principal.userId) throw notFound();
  return grant;
}
