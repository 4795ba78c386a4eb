import { readPage } from "@/lib/api/keyset";
import type { InputOf, OutputOf } from "@/lib/api/operation";
import type { Ctx } from "@/lib/platform/ctx";
import { mine } from "@/lib/platform/owned";
import type { oauthContract } from "./contract";
import { presentGrant } from "./present";
import { seesAll } from "./sees-all";

export async function listConnectedApps(
  ctx: Ctx,
  input: InputOf<typeof oauthContract.listConnectedApps>,
): Promise<OutputOf<typeof oauthContract.listConnectedApps>> {
  const mineOnly = {
    ...mine(ctx),
    ...(seesAll(ctx) ? {} : { userId: ctx.principal.userId ?? "" }),
    ...(input.status ? { revokedAt: input.status === "active" ? null : { not: null } } : {}),
  };
  return readPage(
    ctx,
    input,
    { created_at: "createdAt" },
    ({ where, ...rest }) =>
      ctx.db.oauthGrant.findMany({ where: { AND: [mineOnly, where] }, include: { user: true }, ...rest }),
    presentGrant,
  );
}
