import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { issuer } from "@/lib/platform/security/mcp-address";
import { isDocumentId } from "../apps/client-document";
import { describeRedirectTarget, withParameters } from "../apps/redirect-uri";
import type { oauthContract } from "../contract";
import { checkAuthorization } from "./authorization-request";

export async function previewAuthorization(
  ctx: Ctx,
  input: InputOf<typeof oauthContract.previewAuthorization>,
): Promise<OutputOf<typeof oauthContract.previewAuthorization>> {
  const { client, redirectUri, scopes, state } = await checkAuthorization(input);
  return {
    app: {
      name: client.name,
      returns_to: describeRedirectTarget(redirectUri),
      uri: client.uri,
      described_by: isDocumentId(client.id) ? new URL(client.id).host : null,
    },
    scopes: scopes.map((scope) => ({ scope, allowed: ctx.principal.scopes.has(scope) })),
    refuse_url: withParameters(redirectUri, { error: "access_denied", state, iss: issuer() }),
  };
}
