import { z } from "zod";
import { normalAddress } from "@/lib/stage/web-address";
import { OauthError } from "../oauth-error";
import { mayRedirectTo } from "./redirect-uri";

const MAX_REDIRECTS = 10;

/** The fields that are read from an app's client metadata (RFC 7591). Others aren't stored. */
const Metadata = z.object({
  client_name: z.string().max(100).optional(),
  client_uri: z.string().max(500).optional(),
  redirect_uris: z.array(z.string()).min(1).max(MAX_REDIRECTS),
  grant_types: z.array(z.string()).optional(),
  response_types: z.array(z.string()).optional(),
});

export interface ClientMetadata {
  name: string;
  uri: string;
  redirectUris: string[];
}

/**
 * Reads an app's client metadata.
 * @throws OauthError that says what is wrong
 */
export function readClientMetadata(given: unknown): ClientMetadata {
  const parsed = Metadata.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new OauthError("invalid_client_metadata", `${issue?.path.join(".") || "body"}: ${issue?.message}`);
  }
  const { client_name, client_uri, redirect_uris, grant_types, response_types } = parsed.data;
  const refused = redirect_uris.find((uri) => !mayRedirectTo(uri));
  if (refused !== undefined)
    throw new OauthError(
      "invalid_redirect_uri",
      "Redirect URIs must be https, http on loopback, or use the app's own scheme, without fragment, wildcard or password.",
    );
  if (grant_types && !grant_types.includes("authorization_code"))
    throw new OauthError("invalid_client_metadata", "Only the authorization_code grant is supported.");
  if (response_types && !response_types.includes("code"))
    throw new OauthError("invalid_client_metadata", "Only the response type code is supported.");
  return {
    name: oneLine(client_name) || "Unnamed app",
    uri: normalAddress(client_uri ?? "") ?? "",
    redirectUris: redirect_uris,
  };
}

/** People decide by an app's name: keeps it to one line, without bidirectional control characters. */
const oneLine = (text: string | undefined): string =>
  (text ?? "")
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
