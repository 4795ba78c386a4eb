import { toProblem } from "@/lib/api/wire/problems";
import type { ApiRequest, ApiResponse } from "@/lib/api/wire/request";
import { OauthError } from "@/lib/modules/developers/oauth";
import { newId } from "@/lib/platform/runtime/ids";
import { log } from "@/lib/platform/runtime/log";
import { consumeWindow, windowRetryAfter } from "@/lib/platform/runtime/window-limit";
import { isSecure } from "@/lib/platform/security/cookies";
import { RESOURCE_METADATA_PATH } from "@/lib/platform/security/mcp-address";
import { register, revoke, token } from "./endpoints";
import { authorizationServer, protectedResource } from "./metadata";

const DOCUMENTS: Record<string, () => unknown> = {
  "/.well-known/oauth-authorization-server": authorizationServer,
  "/.well-known/oauth-protected-resource": protectedResource,
  [RESOURCE_METADATA_PATH]: protectedResource,
};

type Endpoint = (request: ApiRequest) => Promise<{ status: number; body: unknown }>;
const ENDPOINTS: Record<string, Endpoint> = {
  "/oauth/register": register,
  "/oauth/token": token,
  "/oauth/revoke": revoke,
};

const pathOf = (url: string): string => url.split(/[?#]/)[0] ?? "";

/** True for the OAuth endpoints that programs call. The consent screen is a page. */
export const isOauthPath = (url: string): boolean => {
  const path = pathOf(url);
  return Object.hasOwn(DOCUMENTS, path) || Object.hasOwn(ENDPOINTS, path);
};

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** Answers an OAuth request with JSON that is never cached. CORS is open to apps that run in browsers. */
export async function handleOauth(request: ApiRequest): Promise<ApiResponse> {
  const requestId = newId("req");
  const answer = await respond(request, requestId).catch((error: unknown) => failure(error, requestId));
  log().info(
    {
      request_id: requestId,
      method: request.method,
      path: pathOf(request.url),
      status: answer.status,
      source: "oauth",
    },
    "request",
  );
  return {
    status: answer.status,
    headers: { ...HEADERS, ...transport(), "X-Request-Id": requestId, ...answer.headers },
    cookies: [],
    body: answer.status === 204 ? "" : JSON.stringify(answer.body),
  };
}

const HEADERS = {
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  // No cookies are read, so any page may send what any program may send.
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

const transport = (): Record<string, string> =>
  isSecure() ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } : {};

async function respond(request: ApiRequest, requestId: string): Promise<Answer> {
  const path = pathOf(request.url);
  const document = DOCUMENTS[path];
  const endpoint = ENDPOINTS[path];
  if (request.method === "OPTIONS")
    return { status: 204, body: undefined, headers: preflight(document ? "GET" : "POST") };
  if (document) {
    if (request.method !== "GET" && request.method !== "HEAD") return wrongMethod("GET");
    return { status: 200, body: document(), headers: { "Cache-Control": "public, max-age=300" } };
  }
  if (!endpoint) return { status: 404, body: { error: "not_found", request_id: requestId } };
  if (request.method !== "POST") return wrongMethod("POST");
  return limited(request, endpoint);
}

const preflight = (method: string) => ({
  "Access-Control-Allow-Methods": method,
  "Access-Control-Allow-Headers": "Content-Type, Authorization, Mcp-Protocol-Version",
  "Access-Control-Max-Age": "600",
});

const wrongMethod = (allow: string): Answer => ({
  status: 405,
  body: { error: "invalid_request", error_description: `Use ${allow}.` },
  headers: { Allow: allow },
});

const MAX_FAILURES_PER_MINUTE = 30;

/**
 * Limits failed attempts by IP address, to slow down guessing of codes and tokens. Successful
 * requests don't count.
 */
async function limited(request: ApiRequest, endpoint: Endpoint): Promise<Answer> {
  const name = `oauth:${request.address}`;
  const wait = windowRetryAfter(name, MAX_FAILURES_PER_MINUTE);
  if (wait > 0)
    throw new OauthError("temporarily_unavailable", "Too many failed requests from this address.", 429, {
      "Retry-After": String(wait),
    });
  try {
    return await endpoint(request);
  } catch (error) {
    if (error instanceof OauthError && error.status !== 429) consumeWindow(name, MAX_FAILURES_PER_MINUTE, 60);
    throw error;
  }
}

function failure(error: unknown, requestId: string): Answer {
  if (error instanceof OauthError)
    return {
      status: error.status,
      body: { error: error.code, error_description: error.message },
      headers: error.headers,
    };
  const problem = toProblem(error, requestId);
  const word =
    problem.status === 503
      ? "temporarily_unavailable"
      : problem.status < 500
        ? "invalid_request"
        : "server_error";
  return {
    status: problem.status,
    body: { error: word, error_description: problem.message, request_id: requestId },
    headers: problem.headers,
  };
}
