import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import type { accountsContract } from "../contract";
import { presentSession } from "./present-session";
import { signedIn } from "./signed-in";

export async function revokeSession(
  ctx: Ctx,
  input: InputOf<typeof accountsContract.revokeSession>,
): Promise<OutputOf<typeof accountsContract.revokeSession>> {
  const { userId, sessionId } = signedIn(ctx);
  const found = await ctx.db.session.findUnique({ where: { id: input.session_id } });
  if (found?.userId !== userId) throw notFound();
  const ended = found.revokedAt
    ? found
    : await ctx.db.session.update({ where: { id: found.id }, data: { revokedAt: ctx.realNow } });
  ctx.record({
    subjectType: "session",
    subjectId: found.id,
    before: { revoked: found.revokedAt !== null },
    after: { revoked: true },
  });
  return presentSession(ended, sessionId);
}
