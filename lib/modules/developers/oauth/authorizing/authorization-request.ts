import type { OauthClient } from "@/lib/generated/prisma/client";
import { invalid } from "@/lib/operation/problem";
import { db } from "@/lib/platform/database/db";
import { mcpUrl } from "@/lib/platform/security/mcp-address";
import { type KeyScope, SCOPES } from "@/lib/platform/security/principal";
import { isRegistered } from "../apps/redirect-uri";
import type { AuthorizationInput } from "../schema";
import { isChallenge } from "../secrets";

export interface AuthorizationRequest {
  client: OauthClient;
  redirectUri: string;
  state: string | undefined;
  challenge: string;
  /** Requested scopes. All of them if the app named none. */
  scopes: KeyScope[];
  resource: string;
}

/**
 * Checks an app's authorization request. Problems are shown to the person and never answered by a redirect:
 * an address that anyone could register must not become a target of our own links.
 * @throws validation_error that names the parameter
 */
export async function checkAuthorization(input: AuthorizationInput): Promise<AuthorizationRequest> {
  const client = await db().oauthClient.findUnique({ where: { id: input.client_id } });
  if (!client) throw invalid({ client_id: "not_found" }, "Unknown app. Connect it again from the app.");
  if (!isRegistered(client.redirectUris, input.redirect_uri))
    throw invalid({ redirect_uri: "not_allowed" }, "The app's redirect URI isn't registered.");
  if (input.response_type !== "code")
    throw invalid(
      { response_type: "not_allowed" },
      "The app must request an authorization code (`response_type=code`).",
    );
  if (input.code_challenge_method !== "S256" || !isChallenge(input.code_challenge))
    throw invalid(
      { code_challenge: input.code_challenge ? "invalid" : "required" },
      "The app must use PKCE with S256.",
    );
  const resource = input.resource ?? mcpUrl();
  if (resource.replace(/\/$/, "") !== mcpUrl())
    throw invalid(
      { resource: "not_allowed" },
      "The app requests access to a resource that doesn't exist here.",
    );
  return {
    client,
    redirectUri: input.redirect_uri,
    state: input.state,
    challenge: input.code_challenge,
    scopes: scopesOf(input.scope),
    resource: mcpUrl(),
  };
}

/** Unknown scopes, such as `openid`, are ignored. Without any scope, the person chooses. */
function scopesOf(asked: string | undefined): KeyScope[] {
  const names = new Set((asked ?? "").split(" "));
  const known = SCOPES.filter((scope) => names.has(scope));
  return known.length > 0 ? known : [...SCOPES];
}
