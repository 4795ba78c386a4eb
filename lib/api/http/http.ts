import { handleMcp, isMcpPath } from "@/lib/mcp/handle-mcp";
import type { Operation } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { noteRequest } from "@/lib/platform/metrics/metrics";
import { newId } from "@/lib/platform/runtime/ids";
import { logPlain } from "@/lib/platform/runtime/log";
import { type Noted, traced } from "@/lib/platform/runtime/trace";
import { isSecure } from "@/lib/platform/security/cookies";
import { authenticate, type Caller } from "../auth/authenticate";
import { failedAuthHeaders } from "../auth/failed-auth";
import { execute, type Outcome } from "../pipeline/execute";
import { runOpen } from "../pipeline/run-open";
import type { RawInput } from "../pipeline/steps/parse";
import type { Match } from "../registry/match";
import { matchOperation } from "../registry/registry";
import { recordRequest } from "../request-log";
import { parseJson } from "./parse-json";
import { problemOutcome, toProblem } from "./problems";
import { isJsonType, readBytes } from "./read-bytes";
import type { ApiRequest, ApiResponse } from "./request";

/** True for the paths that `handle` answers, whatever else the server serves. */
export const isApiPath = (path: string): boolean =>
  /^\/(v1|api\/v1|api\/app|api\/mcp|openapi\.json)(?=$|[/?#])/.test(path);

/** Answers one API request: always JSON, always with a request id, never a bare failure. */
export const handle = (request: ApiRequest): Promise<ApiResponse> =>
  traced("request", { kind: "server", parent: request.headers.traceparent }, (span) => answer(request, span));

async function answer(request: ApiRequest, span: Noted): Promise<ApiResponse> {
  const started = performance.now();
  const requestId = newId("req");
  const trace: Trace = { operationId: "unknown", caller: undefined, body: undefined };
  let outcome: Outcome;
  try {
    outcome = await respond(request, requestId, trace);
  } catch (error) {
    const problem = toProblem(error, requestId);
    outcome = { ...problemOutcome(problem, requestId), problem };
  }
  const ms = performance.now() - started;
  logRequest(request, requestId, trace, outcome, ms);
  tellWatchers(span, requestId, trace, outcome, ms);
  const headers = responseHeaders(request, requestId, trace, outcome);
  // The calls that an agent's request makes are kept one by one.
  if (trace.caller && trace.caller.source !== "mcp")
    recordRequest(trace.caller.principal, {
      requestId,
      url: request.url,
      requestHeaders: request.headers,
      requestBody: trace.body,
      responseHeaders: headers,
      responseBody: outcome.body,
    });
  return { status: outcome.status, body: outcome.body, headers, cookies: outcome.cookies ?? [] };
}

interface Trace {
  operationId: string;
  caller: Caller | undefined;
  /** As received; undefined while it was not read. */
  body: Uint8Array | undefined;
}

async function respond(request: ApiRequest, requestId: string, trace: Trace): Promise<Outcome> {
  if (isMcpPath(request.url)) {
    trace.operationId = "mcp";
    return handleMcp(request, requestId, (caller) => {
      trace.caller = caller;
    });
  }
  const { path, query } = splitUrl(request.url);
  const found = look(request.method, path);
  const { operation: op, params } = found;
  trace.operationId = op.operationId ?? op.id;
  if (op.scope === "public" && op.access === "api") {
    const { principal } = publicCaller(request.address);
    return runOpen(op, principal, { params, query, body: undefined }, requestId);
  }
  const caller = await traced("authenticate", {}, () => authenticate(request, op, params));
  trace.caller = caller;
  const read = async (): Promise<RawInput> => {
    const body = op.effect === "read" && op.method === "GET" ? undefined : await readJson(request, op, trace);
    return { params, query, body: withIfMatch(op, request, body) };
  };
  return execute(op, caller.principal, read, {
    requestId,
    method: request.method,
    path,
    idempotencyKey: request.headers["idempotency-key"],
    source: caller.source,
  });
}

function look(method: string, path: string): Extract<Match, { kind: "found" }> {
  let match: Match;
  try {
    match = matchOperation(method, path === "/openapi.json" ? "/v1/openapi.json" : path);
  } catch {
    throw new Problem("validation_error", "The path has a broken percent-escape.", { path: "invalid" });
  }
  if (match.kind === "found") return match;
  if (match.kind === "wrong_method")
    throw new Problem("method_not_allowed", undefined, undefined, { Allow: match.allow.join(", ") });
  throw new Problem("not_found", "There is nothing at this path.");
}

function splitUrl(url: string): { path: string; query: Record<string, string> } {
  const at = url.indexOf("?");
  if (at < 0) return { path: url, query: {} };
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(url.slice(at + 1))) {
    if (name === "__proto__")
      throw new Problem("validation_error", "Unknown query parameter.", { [name]: "unknown_field" });
    if (name in query)
      throw new Problem("validation_error", "A query parameter stands twice.", {
        [name.slice(0, 100)]: "duplicate",
      });
    query[name] = value;
  }
  return { path: url.slice(0, at), query: { ...query } };
}

const publicCaller = (address: string): Caller => ({
  source: "http",
  principal: {
    actor: { type: "public", id: "public", name: "" },
    workspaceId: "",
    environment: "test",
    scopes: new Set(),
    plan: "free",
    clientIds: [],
    address,
  },
});

async function readJson(request: ApiRequest, op: Operation, trace: Trace): Promise<unknown> {
  const bytes = await readBytes(request);
  trace.body = bytes;
  const type = request.headers["content-type"];
  if (bytes.length === 0) {
    if (op.body && op.method !== "DELETE" && !op.body.safeParse({}).success) {
      if (type !== undefined && !isJsonType(type)) throw new Problem("unsupported_media_type");
      throw new Problem("validation_error", "The body is empty; send a JSON object.", { body: "required" });
    }
    return undefined;
  }
  if (!isJsonType(type)) throw new Problem("unsupported_media_type");
  return parseJson(bytes);
}

/** `If-Match: "3"` says the same as `expected_version: 3`. */
function withIfMatch(op: Operation, request: ApiRequest, body: unknown): unknown {
  const tag = request.headers["if-match"];
  if (!op.versioned || op.effect === "read" || tag === undefined || tag === "*") return body;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(tag)?.[1];
  if (!version)
    throw new Problem("validation_error", "If-Match holds a version in quotes.", { "If-Match": "invalid" });
  if (body !== undefined && (body === null || typeof body !== "object" || Array.isArray(body))) return body;
  return { expected_version: Number(version), ...(body as object | undefined) };
}

const BASE_HEADERS = {
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
};

function responseHeaders(
  request: ApiRequest,
  requestId: string,
  trace: Trace,
  outcome: Outcome,
): Record<string, string> {
  const headers: Record<string, string> = { ...BASE_HEADERS, "X-Request-Id": requestId };
  if (isSecure()) headers["Strict-Transport-Security"] = "max-age=63072000; includeSubDomains";
  // Calls that nobody was found behind count against the address; that is the limit to tell them.
  if (trace.caller === undefined) Object.assign(headers, failedAuthHeaders(request.address));
  for (const name in outcome.headers) headers[name] = outcome.headers[name] as string;
  return headers;
}

function tellWatchers(span: Noted, requestId: string, trace: Trace, outcome: Outcome, ms: number): void {
  const { status, problem } = outcome;
  noteRequest({ operation: trace.operationId, status, code: problem?.code, ms });
  span.rename(trace.operationId);
  span.note({
    "http.response.status_code": status,
    "showrunner.request": requestId,
    "showrunner.workspace": trace.caller?.principal.workspaceId,
    "error.type": problem?.code,
  });
}

const pathOf = (url: string): string => (url.includes("?") ? url.slice(0, url.indexOf("?")) : url);

function logRequest(
  request: ApiRequest,
  requestId: string,
  trace: Trace,
  outcome: Outcome,
  ms: number,
): void {
  const principal = trace.caller?.principal;
  logPlain(
    {
      request_id: requestId,
      method: request.method.slice(0, 20),
      path: pathOf(request.url)
        .slice(0, 300)
        .replace(/(\/backstage\/|\/join\/)[^/]+/g, "$1[redacted]"),
      operation: trace.operationId,
      status: outcome.status,
      code: outcome.problem?.code,
      ms: Math.round(ms * 100) / 100,
      source: trace.caller?.source,
      actor: principal && `${principal.actor.type}:${principal.actor.id}`,
      workspace: principal?.workspaceId,
      environment: principal?.environment,
      replay_of: outcome.headers["Idempotent-Replayed"] && outcome.headers["X-Request-Id"],
    },
    "request",
  );
}
