import { createHash } from "node:crypto";
import { handleOauth } from "@/lib/oauth/handle-oauth";
import { mcpUrl } from "@/lib/platform/security/mcp-address";
import { api } from "./api";
import { bodyOf } from "./body";
import type { Person } from "./person";

export interface OauthAnswer {
  status: number;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  json: any;
}

export const REDIRECT = "http://127.0.0.1:33418/callback";
export const VERIFIER = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
export const challengeOf = (verifier: string): string =>
  createHash("sha256").update(verifier).digest("base64url");

async function post(
  path: string,
  body: string,
  type: string,
  headers: Record<string, string>,
  address: string,
) {
  const answer = await handleOauth({
    method: "POST",
    url: path,
    headers: { "content-type": type, ...headers },
    address,
    ...bodyOf(new TextEncoder().encode(body)),
  });
  return {
    status: answer.status,
    headers: answer.headers,
    json: JSON.parse(answer.body),
  } satisfies OauthAnswer;
}

/** Posts a form to one of the endpoints, as an app does. */
export const postForm = (
  path: string,
  form: Record<string, string> | string,
  headers: Record<string, string> = {},
  address = "203.0.113.7",
): Promise<OauthAnswer> =>
  post(path, String(new URLSearchParams(form)), "application/x-www-form-urlencoded", headers, address);

export const postRegistration = (body: unknown, address = "203.0.113.8"): Promise<OauthAnswer> =>
  post("/oauth/register", JSON.stringify(body), "application/json", {}, address);

/** Registers an app and returns its id. */
export async function registerApp(redirects: string[] = [REDIRECT], address?: string): Promise<string> {
  const made = await postRegistration({ client_name: "Desk agent", redirect_uris: redirects }, address);
  if (made.status !== 201) throw new Error(JSON.stringify(made.json));
  return made.json.client_id;
}

export const authorizationOf = (clientId: string, more: Record<string, string | undefined> = {}) => ({
  client_id: clientId,
  redirect_uri: REDIRECT,
  response_type: "code",
  code_challenge: challengeOf(VERIFIER),
  code_challenge_method: "S256",
  state: "opaque+state/1",
  resource: mcpUrl(),
  ...more,
});

/** The person clicks *Allow*: calls the operation behind the button and returns its response. */
export const approve = (
  person: Pick<Person, "call">,
  clientId: string,
  scopes: string[],
  more: Record<string, string | undefined> = {},
  environment: "test" | "live" = "test",
): ReturnType<typeof api> =>
  person.call(
    "POST",
    "/api/app/oauth/authorization",
    { ...authorizationOf(clientId, more), scopes },
    environment,
  );

export const codeIn = (redirectTo: string): string => new URL(redirectTo).searchParams.get("code") ?? "";

export const exchange = (
  clientId: string,
  code: string,
  more: Record<string, string> = {},
): Promise<OauthAnswer> =>
  postForm("/oauth/token", {
    grant_type: "authorization_code",
    client_id: clientId,
    code,
    redirect_uri: REDIRECT,
    code_verifier: VERIFIER,
    ...more,
  });

export const refresh = (
  clientId: string,
  token: string,
  more: Record<string, string> = {},
): Promise<OauthAnswer> =>
  postForm("/oauth/token", {
    grant_type: "refresh_token",
    client_id: clientId,
    refresh_token: token,
    ...more,
  });

/** Sends one message to the MCP endpoint with a token. */
export const listTools = (token: string): ReturnType<typeof api> =>
  api("POST", "/api/mcp", {
    key: token,
    body: { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} },
    headers: { host: "127.0.0.1" },
  });
