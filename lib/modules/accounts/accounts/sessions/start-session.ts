import { asSystem } from "@/lib/operation/as-system";
import { sql } from "@/lib/platform/database/db";
import { sha256Hex } from "@/lib/platform/security/crypto";
import { sessionEnd } from "./session-times";

interface NewSession {
  /** Sent as a cookie. Only its digest is stored. */
  token: string;
  userId: string;
  userAgent: string;
  address: string;
}

/** Signs a browser in to the workspace that the user was in last. */
export async function startSession(given: NewSession): Promise<void> {
  const workspaceId = await lastWorkspace(given.userId);
  await asSystem("signIn", { workspaceId, environment: "live" }, async (ctx) => {
    const session = await ctx.db.session.create({
      data: {
        id: ctx.newId("ses"),
        tokenHash: sha256Hex(given.token),
        userId: given.userId,
        workspaceId,
        userAgent: given.userAgent.slice(0, 300),
        address: given.address.slice(0, 100),
        createdAt: ctx.realNow,
        lastSeenAt: ctx.realNow,
        expiresAt: sessionEnd(ctx.realNow, ctx.realNow),
      },
    });
    ctx.record({ subjectType: "session", subjectId: session.id, after: { user_id: given.userId } });
  });
}

/** Returns the workspace that the user worked in last. Throws if they aren't a member of any. */
export async function lastWorkspace(userId: string): Promise<string> {
  const [row] = await sql<{ workspace_id: string }>(
    "session_home",
    `SELECT m.workspace_id FROM member m
     LEFT JOIN session s ON s.user_id = m.user_id AND s.workspace_id = m.workspace_id
     WHERE m.user_id = $1 GROUP BY m.workspace_id, m.created_at
     ORDER BY max(s.last_seen_at) DESC NULLS LAST, m.created_at LIMIT 1`,
    [userId],
  );
  if (!row) throw new Error("a session needs a workspace");
  return row.workspace_id;
}
