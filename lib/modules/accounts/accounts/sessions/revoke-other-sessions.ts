import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { accountsContract } from "../contract";
import { signedIn } from "./signed-in";

export async function revokeOtherSessions(
  ctx: Ctx,
  _input: InputOf<typeof accountsContract.revokeOtherSessions>,
): Promise<OutputOf<typeof accountsContract.revokeOtherSessions>> {
  const { userId, sessionId } = signedIn(ctx);
  const { count } = await ctx.db.session.updateMany({
    where: { userId, id: { not: sessionId }, revokedAt: null, expiresAt: { gt: ctx.realNow } },
    data: { revokedAt: ctx.realNow },
  });
  ctx.record({ subjectType: "user", subjectId: userId, after: { sessions_revoked: count } });
  return { revoked: count };
}
