import { capMicros } from "@/lib/modules/developers/keys";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import type { oauthContract } from "../contract";
import { presentGrant } from "../present";
import { findGrant } from "./find-grant";

/** The app's principal is looked up on every call, so restrictions apply from the next call on. */
export async function updateConnectedApp(
  ctx: Ctx,
  input: InputOf<typeof oauthContract.updateConnectedApp>,
): Promise<OutputOf<typeof oauthContract.updateConnectedApp>> {
  const before = await findGrant(ctx, input.grant_id);
  if (before.revokedAt) throw stateConflict("revoked", "This app is disconnected.");
  const after = await ctx.db.oauthGrant.update({
    where: { id: before.id },
    data: {
      ...(input.daily_cost_cap_usd === undefined
        ? {}
        : { dailyCapMicros: capMicros(input.daily_cost_cap_usd) }),
      ...(input.receive_secrets === undefined ? {} : { receivesSecrets: input.receive_secrets }),
    },
    include: { user: true },
  });
  const wire = presentGrant(after);
  ctx.record({
    subjectType: "connected_app",
    subjectId: after.id,
    before: presentGrant(before),
    after: wire,
  });
  return wire;
}
