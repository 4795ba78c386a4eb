import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import type { oauthContract } from "../contract";
import { presentGrant } from "../present";
import { canManageAllApps } from "./can-manage-all-apps";

export async function listConnectedApps(
  ctx: Ctx,
  input: InputOf<typeof oauthContract.listConnectedApps>,
): Promise<OutputOf<typeof oauthContract.listConnectedApps>> {
  const mineOnly = {
    ...ownedBy(ctx),
    ...(canManageAllApps(ctx) ? {} : { userId: ctx.principal.userId ?? "" }),
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
