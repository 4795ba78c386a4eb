import { sql } from "@/lib/platform/database/db";
import { ACCESS_SECONDS, REFRESH_SECONDS, type TokenPair } from "../secrets";

export interface TokenAnswer {
  access_token: string;
  token_type: "Bearer";
  expires_in: number;
  refresh_token: string;
  scope: string;
}

/** Issues a pair of tokens for a grant, in the current transaction. */
export async function issueTokens(
  grant: { id: string; scopes: string[] },
  pair: TokenPair,
): Promise<TokenAnswer> {
  const { access, refresh } = pair;
  await sql(
    "oauth_issue",
    `INSERT INTO oauth_token (hash, grant_id, kind, expires_at) VALUES
       ($1, $3, 'access', now() + make_interval(secs => $4)), ($2, $3, 'refresh', now() + make_interval(secs => $5))`,
    [access.hash, refresh.hash, grant.id, ACCESS_SECONDS, REFRESH_SECONDS],
  );
  return answerWith(pair, grant.scopes, ACCESS_SECONDS);
}

/** Returns issued tokens again. Undefined if they weren't issued, or one of them was used. */
export async function unusedTokens(
  grant: { id: string; scopes: string[] },
  pair: TokenPair,
): Promise<TokenAnswer | undefined> {
  const rows = await sql<{ kind: string; seconds: number }>(
    "oauth_unused",
    `SELECT kind, floor(extract(epoch FROM expires_at - now()))::int AS seconds FROM oauth_token
     WHERE hash = ANY ($1::text[]) AND grant_id = $2 AND used_at IS NULL`,
    [[pair.access.hash, pair.refresh.hash], grant.id],
  );
  const access = rows.find(({ kind }) => kind === "access");
  return access && rows.length === 2 ? answerWith(pair, grant.scopes, access.seconds) : undefined;
}

const answerWith = ({ access, refresh }: TokenPair, scopes: string[], seconds: number): TokenAnswer => ({
  access_token: access.secret,
  token_type: "Bearer",
  expires_in: seconds,
  refresh_token: refresh.secret,
  scope: scopes.join(" "),
});
