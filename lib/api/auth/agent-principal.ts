import { Problem } from "@/lib/operation/problem";
import { sql } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/runtime/log";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { agentName } from "@/lib/platform/security/agent-name";
import { sha256Hex } from "@/lib/platform/security/crypto";
import { mcpUrl } from "@/lib/platform/security/mcp-address";
import type { Environment, Principal, Scope } from "@/lib/platform/security/principal";
import { ROLE_RIGHTS, type Role } from "@/lib/platform/security/roles";

interface GrantRow extends Record<string, unknown> {
  grant_id: string;
  client_name: string;
  workspace_id: string;
  environment: Environment;
  scopes: Scope[];
  resource: string;
  receives_secrets: boolean;
  daily_cap_micros: number | null;
  email: string;
  role: Role;
  plan: string;
  status: string;
  verified_at: Date | null;
}

export const isAccessToken = (secret: string): boolean => secret.startsWith("sr_oat_");

const FIND = `SELECT g.id AS grant_id, g.client_name, g.workspace_id, g.environment, g.scopes, g.resource, g.receives_secrets,
    g.daily_cap_micros::float8 AS daily_cap_micros, u.email, m.role, w.plan, w.status, w.verified_at
  FROM oauth_grant g
  JOIN member m ON m.workspace_id = g.workspace_id AND m.user_id = g.user_id
  JOIN user_account u ON u.id = g.user_id JOIN workspace w ON w.id = g.workspace_id
  WHERE g.revoked_at IS NULL`;

/**
 * Returns the principal for a connected app's access token: what its person granted, limited to what that
 * person may do now. Looked up on every call, so that disconnecting the app or leaving the workspace takes
 * effect at once. Throws `unauthorized` or `account_inactive`.
 */
export async function agentPrincipal(secret: string, address: string): Promise<Principal> {
  const [row] = await sql<GrantRow>(
    "agent_find",
    `WITH token AS (
       SELECT hash, grant_id, used_at FROM oauth_token WHERE hash = $1 AND kind = 'access' AND expires_at > now()
     ), first_use AS (
       UPDATE oauth_token t SET used_at = now() FROM token WHERE t.hash = token.hash AND token.used_at IS NULL
     )
     ${FIND} AND g.id = (SELECT grant_id FROM token)`,
    [sha256Hex(secret)],
  );
  return principalOf(row, address);
}

/** Returns the principal for a grant that was verified earlier, with the permissions it has now. */
export async function agentPrincipalByGrant(grantId: string, address: string): Promise<Principal> {
  const [row] = await sql<GrantRow>("agent_find_by_grant", `${FIND} AND g.id = $1`, [grantId]);
  return principalOf(row, address);
}

function principalOf(row: GrantRow | undefined, address: string): Principal {
  if (!row || row.resource !== mcpUrl()) throw new Problem("unauthorized");
  if (row.status !== "active" || !row.verified_at) throw new Problem("account_inactive");
  touch(row.grant_id);
  const own = ROLE_RIGHTS[row.role].scopes;
  return {
    actor: { type: "agent", id: row.grant_id, name: `${row.client_name} for ${row.email}` },
    workspaceId: row.workspace_id,
    environment: row.environment,
    scopes: new Set(row.scopes.filter((scope) => own.includes(scope))),
    plan: row.plan,
    clientIds: [],
    agent: agentName(row.client_name),
    ...(row.receives_secrets ? { receivesSecrets: true as const } : {}),
    ...(row.daily_cap_micros === null
      ? {}
      : { dailyCap: { holder: row.grant_id, micros: row.daily_cap_micros } }),
    address,
  };
}

const TOUCH_MS = 60_000;
const lastUsed = processSingleton("grant-last-used", () => new Map<string, number>());

function touch(grantId: string): void {
  const now = Date.now();
  if (now - (lastUsed.get(grantId) ?? 0) < TOUCH_MS) return;
  if (lastUsed.size > 10_000) lastUsed.clear();
  lastUsed.set(grantId, now);
  sql("grant_touch", "UPDATE oauth_grant SET last_used_at = now() WHERE id = $1", [grantId]).catch(
    (error: Error) => log().warn({ err: error }, "couldn't record the last use of a connected app"),
  );
}
