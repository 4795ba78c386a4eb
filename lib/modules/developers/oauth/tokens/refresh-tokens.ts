import { lock, sql, transaction } from "@/lib/platform/database/db";
import { endGrantById } from "../connected-apps/end-grant-by-id";
import { OauthError } from "../oauth-error";
import { hashSecret, successorsOf } from "../secrets";
import { issueTokens, type TokenAnswer, unusedTokens } from "./issue-tokens";

interface RefreshRow extends Record<string, unknown> {
  grant_id: string;
  client_id: string;
  scopes: string[];
  resource: string;
  expired: boolean;
  used: boolean;
  used_now: boolean;
  used_lately: boolean;
  revoked: boolean;
}

export interface Refresh {
  token: string;
  clientId: string;
  scope: string | undefined;
  resource: string | undefined;
}

/** Two windows of one app may refresh concurrently, which isn't theft. */
const SAME_MOMENT_SECONDS = 10;
/** How long an app can repeat a refresh whose answer it didn't get. */
const REPEAT_SECONDS = 60;

const refused = (): OauthError =>
  new OauthError("invalid_grant", "This refresh token is no longer valid. Reconnect the app.");

/**
 * Issues an app's next pair of tokens and uses up the refresh token. Repeated soon, before the new tokens are used, it gets the
 * same pair. Reusing one later ends the connection.
 */
export async function refreshTokens(given: Refresh): Promise<TokenAnswer> {
  const hash = hashSecret(given.token);
  const outcome = await transaction(async () => {
    const row = await lockToken(hash);
    if (!row || row.expired || row.revoked || row.client_id !== given.clientId) return {};
    const grant = { id: row.grant_id, scopes: row.scopes };
    const pair = successorsOf(given.token);
    if (row.used) {
      const tokens = row.used_lately ? await unusedTokens(grant, pair) : undefined;
      if (tokens) return { tokens };
      return row.used_now ? {} : { reused: row.grant_id };
    }
    if (given.resource !== undefined && given.resource.replace(/\/$/, "") !== row.resource) return {};
    if (given.scope?.split(" ").some((scope) => scope !== "" && !row.scopes.includes(scope)))
      return { beyond: true };
    await sql("oauth_refresh_used", "UPDATE oauth_token SET used_at = now() WHERE hash = $1", [hash]);
    return { tokens: await issueTokens(grant, pair) };
  });
  if (outcome.reused) await endGrantById(outcome.reused, "refresh_token_reused");
  if (outcome.beyond) throw new OauthError("invalid_scope", "These scopes exceed what the person approved.");
  if (!outcome.tokens) throw refused();
  return outcome.tokens;
}

async function lockToken(hash: string): Promise<RefreshRow | undefined> {
  const [row] = await lock<RefreshRow>(
    "oauth_refresh_lock",
    `SELECT t.grant_id, g.client_id, g.scopes, g.resource, t.expires_at <= now() AS expired,
            t.used_at IS NOT NULL AS used, t.used_at >= now() - make_interval(secs => $2) AS used_now,
            t.used_at >= now() - make_interval(secs => $3) AS used_lately, g.revoked_at IS NOT NULL AS revoked
     FROM oauth_token t JOIN oauth_grant g ON g.id = t.grant_id
     WHERE t.hash = $1 AND t.kind = 'refresh' FOR UPDATE OF t`,
    [hash, SAME_MOMENT_SECONDS, REPEAT_SECONDS],
  );
  return row;
}
