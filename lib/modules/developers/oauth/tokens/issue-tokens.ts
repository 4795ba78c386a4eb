import { sql } from "@/lib/platform/database/db";
import { ACCESS_SECONDS, mintSecret, REFRESH_SECONDS } from "../secrets";

export interface TokenAnswer {
  access_token: string;
  token_type: "Bearer";
  expires_in: number;
  refresh_token: string;
  scope: string;
}

/** Issues a new pair of tokens for a grant, in the current transaction. */
export async function issueTokens(grant: { id: string; scopes: string[] }): Promise<TokenAnswer> {
  const access = mintSecret("access");
  const refresh = mintSecret("refresh");
  await sql(
    "oauth_issue",
    `INSERT INTO oauth_token (hash, grant_id, kind, expires_at) VALUES
       ($1, $3, 'access', now() + make_interval(secs => $4)), ($2, $3, 'refresh', now() + make_interval(secs => $5))`,
    [access.hash, refresh.hash, grant.id, ACCESS_SECONDS, REFRESH_SECONDS],
  );
  return {
    access_token: access.secret,
    token_type: "Bearer",
    expires_in: ACCESS_SECONDS,
    refresh_token: refresh.secret,
    scope: grant.scopes.join(" "),
  };
}
