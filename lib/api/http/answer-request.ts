import { noteRequest } from "@/lib/platform/metrics/metrics";
import { newId } from "@/lib/platform/runtime/ids";
import { logPlain, redactText } from "@/lib/platform/runtime/log";
import { type Span, traced } from "@/lib/platform/runtime/trace";
import { isSecure } from "@/lib/platform/security/cookies";
import type { Caller } from "../auth/authenticate";
import { failedAuthHeaders } from "../auth/failed-auth";
import type { Outcome } from "../pipeline/execute";
import { recordRequest } from "../request-log";
import { asProblemJson } from "../wire/problem-json";
import { problemOutcome, toProblem } from "../wire/problems";
import type { ApiRequest, ApiResponse } from "../wire/request";

/** What is learned about a request while it is processed. */
export interface Trace {
  operationId: string;
  /** In canonical form; set once an operation has matched. */
  path?: string;
  caller: Caller | undefined;
  /** As received; undefined until it is read. For a file, only its description. */
  body: Uint8Array | string | undefined;
  /** No authentication takes place, so the response carries no rate limit headers. */
  isOpen?: boolean;
  /** Neither body goes into the request log. */
  isUnlogged?: boolean;
}

/** Handles one request of one protocol. Errors that it throws become responses. */
export type Respond = (request: ApiRequest, requestId: string, trace: Trace) => Promise<Outcome>;

/**
 * Handles an API request. The response always has a request id and headers, and is logged and measured, also
 * on failure.
 */
export const answerRequest = (request: ApiRequest, respond: Respond): Promise<ApiResponse> =>
  traced("request", { kind: "server", parent: request.headers.traceparent }, (span) =>
    answer(request, respond, span),
  );

async function answer(request: ApiRequest, respond: Respond, span: Span): Promise<ApiResponse> {
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
  outcome = asProblemJson(request.headers.accept, outcome, requestId);
  const ms = performance.now() - started;
  logRequest(request, requestId, trace, outcome, ms);
  notifyWatchers(span, requestId, trace, outcome, ms);
  const headers = responseHeaders(request, requestId, trace, outcome);
  // An MCP request isn't recorded, because each call that it makes is.
  if (trace.caller && trace.caller.source !== "mcp")
    recordRequest(trace.caller.principal, {
      requestId,
      url: request.url,
      requestHeaders: request.headers,
      requestBody: trace.isUnlogged ? undefined : trace.body,
      responseHeaders: headers,
      responseBody: trace.isUnlogged ? "" : outcome.body,
    });
  const { status, body, cookies = [], stream } = outcome;
  return { status, body, headers, cookies, ...(stream ? { stream } : {}) };
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
  // Calls without a caller count against the address, so that limit is the one to report.
  if (trace.caller === undefined && !trace.isOpen) Object.assign(headers, failedAuthHeaders(request.address));
  for (const name in outcome.headers) headers[name] = outcome.headers[name] as string;
  return headers;
}

function notifyWatchers(span: Span, requestId: string, trace: Trace, outcome: Outcome, ms: number): void {
  const { status, problem } = outcome;
  noteRequest({ operation: trace.operationId, status, code: problem?.code, ms });
  span.setName(trace.operationId);
  span.setAttributes({
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
      path: redactText((trace.path ?? pathOf(request.url)).slice(0, 300)),
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
