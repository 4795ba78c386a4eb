import { Problem } from "@/lib/operation/problem";
import { sql } from "@/lib/platform/database/db";
import { parseCookies, sessionCookieName } from "@/lib/platform/security/cookies";
import { sha256Hex } from "@/lib/platform/security/crypto";
import type { Environment, Principal, Scope } from "@/lib/platform/security/principal";
import { ROLE_RIGHTS, type Role } from "@/lib/platform/security/roles";
import { touchSession } from "./touch-session";

interface SessionRow extends Record<string, unknown> {
  session_id: string;
  last_seen_at: Date;
  user_id: string;
  email: string;
  name: string;
  workspace_id: string;
  role: Role;
  plan: string;
  status: string;
  verified_at: Date | null;
}

/**
 * Returns the member behind a session cookie, or undefined. Sessions live in the database and end there.
 * @param asUse false for lookups that must not keep the session alive
 */
export async function findSession(
  cookieHeader: string | undefined,
  asUse = true,
): Promise<SessionRow | undefined> {
  const token = parseCookies(cookieHeader).get(sessionCookieName());
  if (!token) return undefined;
  const [row] = await sql<SessionRow>(
    "session_find",
    `SELECT s.id AS session_id, s.last_seen_at, u.id AS user_id, u.email, u.name, m.workspace_id, m.role, w.plan, w.status, w.verified_at
     FROM session s JOIN user_account u ON u.id = s.user_id
     JOIN member m ON m.user_id = u.id AND (s.workspace_id IS NULL OR m.workspace_id = s.workspace_id)
     JOIN workspace w ON w.id = m.workspace_id
     WHERE s.token_hash = $1 AND s.revoked_at IS NULL AND s.expires_at > now()
       AND s.created_at > now() - interval '30 days'
     ORDER BY m.created_at LIMIT 1`,
    [sha256Hex(token)],
  );
  if (row && asUse) touchSession(row.session_id, row.last_seen_at);
  return row;
}

/**
 * The person and workspace that a page was rendered for, as its calls state them. The browser may have
 * switched since.
 */
interface DrawnFor {
  workspaceId?: string | undefined;
  userId?: string | undefined;
}

/** Returns the dashboard's principal. Throws `unauthorized`, `session_changed` or `account_inactive`. */
export async function sessionPrincipal(
  cookieHeader: string | undefined,
  environment: Environment,
  drawnFor: DrawnFor = {},
): Promise<Principal> {
  const row = await findSession(cookieHeader);
  if (!row) throw new Problem("unauthorized", "You're signed out. Sign in again.");
  const moved = drawnFor.workspaceId !== undefined && drawnFor.workspaceId !== row.workspace_id;
  if (moved || (drawnFor.userId !== undefined && drawnFor.userId !== row.user_id))
    throw new Problem("session_changed");
  if (row.status !== "active" || !row.verified_at) throw new Problem("account_inactive");
  return {
    actor: { type: "user", id: row.user_id, name: row.name || row.email },
    workspaceId: row.workspace_id,
    environment,
    scopes: new Set<Scope>([...ROLE_RIGHTS[row.role].scopes, "calls"]),
    plan: row.plan,
    clientIds: [],
    userId: row.user_id,
    sessionId: row.session_id,
    role: row.role,
  };
}
