import type { FieldCode } from "@/lib/operation/errors";
import { parseJson } from "@/lib/operation/json/parse-json";
import { MAX_LARGE_BODY_BYTES, MAX_PARAMETERS } from "@/lib/operation/limits";
import { bytesOf, type Operation } from "@/lib/operation/operation";
import { type FieldLocation, invalid, Problem } from "@/lib/operation/problem";
import { traced } from "@/lib/platform/runtime/trace";
import { MCP_PATH } from "@/lib/platform/security/mcp-address";
import { authenticate, type Caller } from "../auth/authenticate";
import { readTicket } from "../auth/upload-ticket";
import { execute, type Outcome } from "../pipeline/execute";
import { runPublicRead } from "../pipeline/run-public-read";
import { takePublicLimit } from "../pipeline/steps/address-limit";
import { takeAudienceAddress } from "../pipeline/steps/audience-rate";
import type { RawInput } from "../pipeline/steps/parse";
import type { Match } from "../registry/match";
import { matchOperation, nearestPath } from "../registry/registry";
import { answerFile } from "../wire/answer-file";
import { incomingFile } from "../wire/incoming-file";
import { wantsLines } from "../wire/lines";
import { maxMembers } from "../wire/members";
import { needsBody } from "../wire/needs-body";
import { isJsonType, readBytes, wrongType } from "../wire/read-bytes";
import type { ApiRequest, ApiResponse } from "../wire/request";
import { tidied } from "../wire/tidy-path";
import { asYaml, isYamlType, parseYaml, wantsYaml } from "../wire/yaml";
import { answerRequest, type Trace } from "./answer-request";

/** Handles one call of an operation. */
export const handle = (request: ApiRequest): Promise<ApiResponse> => answerRequest(request, respond);

async function respond(request: ApiRequest, requestId: string, trace: Trace): Promise<Outcome> {
  const { path, query } = splitUrl(request.url);
  const found = look(request.method, path);
  const { operation: op, params } = found;
  trace.operationId = op.operationId ?? op.id;
  trace.isUnlogged = op.unlogged === true || op.largeBody === true;
  trace.path = found.path;
  // Callers with a key are limited by that key, or by their failed attempts.
  if (op.audience) takeAudienceAddress(op, request.address);
  else if (op.scope === "public" && (op.access === "api" || request.headers.authorization === undefined))
    takePublicLimit(op, request.address);
  if (op.scope === "public" && op.access === "api") {
    const { principal } = publicCaller(request.address);
    return runPublicRead(op, principal, { params, query, body: undefined }, requestId);
  }
  const ticket = await readTicket(op, params, query, request.address);
  const caller =
    ticket?.caller ?? (await traced("authenticate", {}, () => authenticate(request, op, params)));
  trace.caller = caller;
  const read = async (): Promise<RawInput> => {
    const wanted = bytesOf(op);
    if (wanted) {
      const file = incomingFile(request, wanted);
      trace.body = `[${request.headers["content-type"]}]`;
      const given = withIfMatch(op, request, ticket?.query ?? query) as Record<string, string>;
      return { params, query: given, body: undefined, file };
    }
    const body = op.effect === "read" && op.method === "GET" ? undefined : await readJson(request, op, trace);
    return { params, query, body: withIfMatch(op, request, body) };
  };
  const outcome = await execute(op, caller.principal, read, {
    requestId,
    method: request.method,
    path: found.path,
    idempotencyKey: ticket?.idempotencyKey ?? request.headers["idempotency-key"],
    source: caller.source,
    sendFile: (file) => answerFile(request, file),
    asLines: "lines" in op.output && wantsLines(request.headers.accept),
  });
  return op.yaml && outcome.status < 300 && wantsYaml(request.headers.accept) ? inYaml(outcome) : outcome;
}

/** The same envelope as YAML. The response stored for replays stays JSON. */
const inYaml = (outcome: Outcome): Outcome => ({
  ...outcome,
  body: asYaml(outcome.body),
  headers: { ...outcome.headers, "Content-Type": "application/yaml; charset=utf-8" },
});

/** Paths that aren't operations. */
const ELSEWHERE = [MCP_PATH, "/openapi.json"];

function look(method: string, path: string): Extract<Match, { kind: "found" }> {
  let match: Match;
  try {
    match = matchOperation(method, path === "/openapi.json" ? "/v1/openapi.json" : path);
  } catch {
    throw wrong("path", "path", "invalid", "The path contains an invalid percent-escape.");
  }
  if (match.kind === "found") return match;
  if (match.kind === "wrong_method")
    throw new Problem("method_not_allowed", undefined, undefined, { Allow: match.allow.join(", ") });
  const tidy = tidied(path);
  const nearest = ELSEWHERE.includes(tidy) ? tidy : nearestPath(path.replace(/#.*$/s, ""));
  const hint = nearest === undefined ? "" : ` Did you mean ${nearest.slice(0, 200)}?`;
  throw new Problem("not_found", `Path not found.${hint}`);
}

function splitUrl(url: string): { path: string; query: Record<string, string> } {
  const at = url.indexOf("?");
  if (at < 0) return { path: url, query: {} };
  const given = [...new URLSearchParams(url.slice(at + 1))];
  if (given.length > MAX_PARAMETERS)
    throw wrong("query", "query", "too_many", `The query has more than ${MAX_PARAMETERS} parameters.`);
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of given) {
    if (name === "__proto__") throw wrong("query", name, "unknown_field", "Unknown query parameter.");
    if (name in query)
      throw wrong("query", name.slice(0, 100), "duplicate", "A query parameter appears twice.");
    query[name] = value;
  }
  return { path: url.slice(0, at), query: { ...query } };
}

/** Builds the problem for a request that has not matched an operation yet. */
const wrong = (place: FieldLocation, name: string, code: FieldCode, message: string): Problem =>
  Object.assign(invalid({ [name]: code }, message), { locations: { [name]: place } });

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
  const bytes = await readBytes(request, op.largeBody ? MAX_LARGE_BODY_BYTES : undefined);
  trace.body = bytes;
  const type = request.headers["content-type"];
  const isYaml = op.yaml === true && isYamlType(type);
  const isAccepted = isYaml || isJsonType(type);
  const accepted = op.yaml ? "application/json or application/yaml" : undefined;
  if (bytes.length === 0) {
    if (needsBody(op)) {
      if (type !== undefined && !isAccepted) throw wrongType(type, accepted);
      throw new Problem("validation_error", "The body is empty. Send a JSON object.", { body: "required" });
    }
    return undefined;
  }
  if (!isAccepted) throw wrongType(type, accepted);
  if (isYaml) return parseYaml(bytes, () => maxMembers(op));
  return parseJson(bytes, () => maxMembers(op));
}

/** `If-Match: "3"` means the same as `expected_version: 3`. */
function withIfMatch(op: Operation, request: ApiRequest, body: unknown): unknown {
  const tag = request.headers["if-match"];
  if (!op.versioned || op.effect === "read" || tag === undefined || tag === "*") return body;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(tag)?.[1];
  if (!version)
    throw new Problem("validation_error", 'If-Match must be a version in quotes, such as "3".', {
      "If-Match": "invalid",
    });
  if (body !== undefined && (body === null || typeof body !== "object" || Array.isArray(body))) return body;
  return { expected_version: Number(version), ...(body as object | undefined) };
}
