import type { InputOf, OutputOf } from "@/lib/api/operation";
import type { Ctx } from "@/lib/platform/ctx";
import { owned } from "@/lib/platform/owned";
import { notFound } from "@/lib/platform/problem";
import type { oauthContract } from "./contract";
import { endGrant } from "./end-grant";
import { presentGrant } from "./present";
import { seesAll } from "./sees-all";

export async function revokeConnectedApp(
  ctx: Ctx,
  input: InputOf<typeof oauthContract.revokeConnectedApp>,
): Promise<OutputOf<typeof oauthContract.revokeConnectedApp>> {
  const row = await ctx.db.oauthGrant.findUnique({ where: { id: input.grant_id }, include: { user: true } });
  const grant = owned(ctx, row);
  if (!seesAll(ctx) && grant.userId !== ctx.principal.userId) throw notFound();
  return presentGrant(await endGrant(ctx, grant, "disconnected"));
}
