import { isJsonType } from "@/lib/api/wire/read-bytes";
import type { ApiRequest } from "@/lib/api/wire/request";
import {
  exchangeCode,
  OauthError,
  refreshTokens,
  registerClient,
  revokeToken,
} from "@/lib/modules/developers/oauth";
import { parseJson } from "@/lib/operation/json/parse-json";
import { readForm, required } from "./read-form";

/** Registers an app (RFC 7591). */
export async function register(request: ApiRequest): Promise<{ status: number; body: unknown }> {
  if (!isJsonType(request.headers["content-type"]))
    throw new OauthError("invalid_client_metadata", "Send the client's metadata as application/json.", 415);
  const given = parseJson(await request.readBody(16 * 1024));
  return { status: 201, body: await registerClient(given, request.address) };
}

/** Exchanges codes and refresh tokens for access tokens. */
export async function token(request: ApiRequest): Promise<{ status: number; body: unknown }> {
  const form = await readForm(request);
  refuseSecrets(request, form);
  const clientId = required(form, "client_id");
  switch (required(form, "grant_type")) {
    case "authorization_code":
      return {
        status: 200,
        body: await exchangeCode({
          clientId,
          code: required(form, "code"),
          redirectUri: required(form, "redirect_uri"),
          verifier: required(form, "code_verifier"),
          resource: form.get("resource"),
        }),
      };
    case "refresh_token":
      return {
        status: 200,
        body: await refreshTokens({
          clientId,
          token: required(form, "refresh_token"),
          scope: form.get("scope"),
          resource: form.get("resource"),
        }),
      };
    default:
      throw new OauthError(
        "unsupported_grant_type",
        "Supported grant types: authorization_code and refresh_token.",
      );
  }
}

/** Revokes an app's tokens (RFC 7009). */
export async function revoke(request: ApiRequest): Promise<{ status: number; body: unknown }> {
  const form = await readForm(request);
  refuseSecrets(request, form);
  await revokeToken(required(form, "token"), required(form, "client_id"));
  return { status: 200, body: {} };
}

/** All apps are public clients without a secret. Rejects requests that send one. */
function refuseSecrets({ headers }: ApiRequest, form: Map<string, string>): void {
  if (headers.authorization !== undefined || form.has("client_secret"))
    throw new OauthError("invalid_client", "Client secrets aren't supported. Send only the client_id.", 401, {
      "WWW-Authenticate": "Basic",
    });
}
