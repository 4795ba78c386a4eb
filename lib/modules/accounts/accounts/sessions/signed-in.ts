import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";

/** The person behind the call and the session they came with. */
export function signedIn(ctx: Ctx): { userId: string; sessionId: string } {
  const { userId, sessionId } = ctx.principal;
  if (!userId || !sessionId) throw new Problem("unauthorized", "You're signed out. Sign in again.");
  return { userId, sessionId };
}
