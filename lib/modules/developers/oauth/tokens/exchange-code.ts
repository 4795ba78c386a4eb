import { lock, sql, transaction } from "@/lib/platform/database/db";
import { endGrantById } from "../connected-apps/end-grant-by-id";
import { OauthError } from "../oauth-error";
import { hashSecret, mintSecret, verifyChallenge } from "../secrets";
import { issueTokens, type TokenAnswer } from "./issue-tokens";

interface CodeRow extends Record<string, unknown> {
  grant_id: string;
  client_id: string;
  scopes: string[];
  resource: string;
  redirect_uri: string;
  code_challenge: string;
  expired: boolean;
  used: boolean;
  revoked: boolean;
}

export interface CodeExchange {
  code: string;
  clientId: string;
  redirectUri: string;
  verifier: string;
  resource: string | undefined;
}

const refused = (): OauthError =>
  new OauthError("invalid_grant", "This code is invalid, belongs to another app, or was already used.");

/**
 * Exchanges an authorization code for an app's first tokens. A code works once. A reused code may have been
 * intercepted, so everything issued for it ends.
 */
export async function exchangeCode(given: CodeExchange): Promise<TokenAnswer> {
  const hash = hashSecret(given.code);
  const outcome = await transaction(async () => {
    const row = await lockCode(hash);
    if (!row) return {};
    if (row.used) return { reused: row.grant_id };
    await sql("oauth_code_used", "UPDATE oauth_code SET used_at = now() WHERE hash = $1", [hash]);
    if (!fits(row, given)) return {};
    const pair = { access: mintSecret("access"), refresh: mintSecret("refresh") };
    return { tokens: await issueTokens({ id: row.grant_id, scopes: row.scopes }, pair) };
  });
  if (outcome.reused) await endGrantById(outcome.reused, "code_reused");
  if (!outcome.tokens) throw refused();
  return outcome.tokens;
}

async function lockCode(hash: string): Promise<CodeRow | undefined> {
  const [row] = await lock<CodeRow>(
    "oauth_code_lock",
    `SELECT c.grant_id, g.client_id, g.scopes, g.resource, c.redirect_uri, c.code_challenge,
            c.expires_at <= now() AS expired, c.used_at IS NOT NULL AS used, g.revoked_at IS NOT NULL AS revoked
     FROM oauth_code c JOIN oauth_grant g ON g.id = c.grant_id WHERE c.hash = $1 FOR UPDATE OF c`,
    [hash],
  );
  return row;
}

/** A wrong verifier also uses up the code, so an attacker with only the code gets one guess. */
const fits = (row: CodeRow, given: CodeExchange): boolean =>
  !row.expired &&
  !row.revoked &&
  row.client_id === given.clientId &&
  row.redirect_uri === given.redirectUri &&
  (given.resource === undefined || given.resource.replace(/\/$/, "") === row.resource) &&
  verifyChallenge(given.verifier, row.code_challenge);
