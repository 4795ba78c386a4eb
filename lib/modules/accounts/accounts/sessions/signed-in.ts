import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";

/** Returns the user behind the call and their session. */
export function signedIn(ctx: Ctx): { userId: string; sessionId: string } {
  const { userId, sessionId } = ctx.principal;
  if (!userId || !sessionId) throw new Problem("unauthorized", "You're signed out. Sign in again.");
  return { userId, sessionId };
}
