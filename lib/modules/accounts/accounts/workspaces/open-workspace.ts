import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { env } from "@/lib/platform/runtime/env";
import type { accountsContract } from "../contract";
import { signedIn } from "../sessions/signed-in";
import { addWorkspace } from "./create-workspace";
import { presentWorkspace } from "./present";

/** Each free workspace has its own budget, so the number per user is limited. */
const MAX_OWNED = { self_hosted: 50, hosted: 3 };

export async function openWorkspace(
  ctx: Ctx,
  input: InputOf<typeof accountsContract.openWorkspace>,
): Promise<OutputOf<typeof accountsContract.openWorkspace>> {
  const { userId, sessionId } = signedIn(ctx);
  const installation = env().INSTALLATION;
  await ctx.lock("user_lock", "SELECT 1 FROM user_account WHERE id = $1 FOR UPDATE", [userId]);
  if ((await ctx.db.member.count({ where: { userId, role: "owner" } })) >= MAX_OWNED[installation])
    throw new Problem("slot_limit_reached", "You own the maximum number of workspaces.");
  const vouchedFor =
    installation === "self_hosted" || (await ctx.db.identity.count({ where: { userId } })) > 0;
  const workspace = await addWorkspace(ctx, {
    id: ctx.newId("wsp"),
    name: input.name,
    plan: installation === "self_hosted" ? "self_hosted" : "free",
    ownerId: userId,
    verifiedAt: vouchedFor ? ctx.realNow : null,
  });
  await ctx.db.session.update({ where: { id: sessionId }, data: { workspaceId: workspace.id } });
  return { ...presentWorkspace(workspace), role: "owner", current: true };
}
