import { answerRequest, type Trace } from "@/lib/api/http/answer-request";
import type { Outcome } from "@/lib/api/pipeline/execute";
import { takeRateFor } from "@/lib/api/pipeline/steps/rate-limit";
import { isJsonType, readBytes, wrongType } from "@/lib/api/wire/read-bytes";
import type { ApiRequest, ApiResponse } from "@/lib/api/wire/request";
import { parseJson } from "@/lib/operation/json/parse-json";
import { MAX_LARGE_BODY_BYTES, MAX_MEMBERS_ANYWHERE, MAX_MEMBERS_OF_LARGE } from "@/lib/operation/limits";
import { Problem } from "@/lib/operation/problem";
import { env } from "@/lib/platform/runtime/env";
import { MCP_PATH } from "@/lib/platform/security/mcp-address";
import { hasCallKey } from "@/lib/platform/security/principal";
import { authenticateAgent } from "./authenticate-agent";
import { guard } from "./guard";
import { makeAgent } from "./make-agent";
import { nameOfClient } from "./name-of-client";
import { isOwnOrigin } from "./own-origin";
import type { Tool } from "./toolkit/types";
import { toolsFor } from "./toolset";

/** More than twenty calls is a flood, not a batch. Each call is rate limited, but parsing them all isn't. */
const MAX_MESSAGES = 20;
const MAX_ID_CHARS = 200;
/** Members that messages may have in addition to the arguments of their calls. */
const MAX_AROUND_ARGUMENTS = 1_000;

export const isMcpPath = (url: string): boolean => url === MCP_PATH || url.startsWith(`${MCP_PATH}?`);

/**
 * Handles one message of the Model Context Protocol, or a small batch. Nothing is kept between requests:
 * server and transport are created for each. Errors before the protocol starts have the API's own shape.
 */
export const handleMcp = (request: ApiRequest): Promise<ApiResponse> => answerRequest(request, respond);

async function respond(request: ApiRequest, requestId: string, trace: Trace): Promise<Outcome> {
  trace.operationId = "mcp";
  const cors = corsHeaders(request.headers.origin);
  if (request.method === "OPTIONS" && cors["Access-Control-Allow-Origin"])
    return { status: 204, body: "", headers: cors };
  const { toolset } = guard(request);
  const caller = await authenticateAgent(request);
  trace.caller = caller;
  const tools = toolsFor(caller.principal, toolset);
  const message = await readMessage(request, hasCallKey(caller.principal));
  const principal = { agent: nameOfClient(message, request.headers["user-agent"]), ...caller.principal };
  const agent = makeAgent(principal, requestId, request.headers);
  const release = callsTool(message, tools) ? undefined : takeTurn(agent);
  try {
    // The protocol's library is large, and most processes never need it.
    const { serveMessage } = await import("./serve-message");
    const answer = await serveMessage(agent, tools, request, message);
    return { ...answer, headers: { ...agent.answerHeaders, ...cors } };
  } finally {
    release?.();
  }
}

/** Tool calls are rate limited where they run, everything else here. */
function takeTurn(agent: ReturnType<typeof makeAgent>): (() => void) | undefined {
  const ticket = takeRateFor(agent.principal);
  if (!ticket) return undefined;
  Object.assign(agent.answerHeaders, ticket.headers);
  return ticket.release;
}

function callsTool(message: unknown, tools: readonly Tool[]): boolean {
  if (Array.isArray(message)) return message.some((one) => callsTool(one, tools));
  const { method, params } = (message ?? {}) as { method?: unknown; params?: { name?: unknown } | null };
  return method === "tools/call" && tools.some(({ name }) => name === params?.name);
}

/** @param isLarge with room for whole transcripts */
async function readMessage(request: ApiRequest, isLarge: boolean): Promise<unknown> {
  const bytes = await readBytes(request, isLarge ? MAX_LARGE_BODY_BYTES : undefined);
  const type = request.headers["content-type"];
  if (!isJsonType(type)) throw wrongType(type);
  const most = isLarge ? MAX_MEMBERS_OF_LARGE : MAX_MEMBERS_ANYWHERE;
  const message = parseJson(bytes, () => most + MAX_AROUND_ARGUMENTS);
  if (Array.isArray(message) && message.length > MAX_MESSAGES)
    throw new Problem("validation_error", `A batch can contain at most ${MAX_MESSAGES} messages.`, {
      body: "too_many",
    });
  for (const one of Array.isArray(message) ? message : [message]) checkId(one);
  return message;
}

/** The id is returned in the response unchanged. */
function checkId(message: unknown): void {
  const { id } = (message ?? {}) as { id?: unknown };
  if (typeof id === "string" && id.length > MAX_ID_CHARS)
    throw new Problem("validation_error", `A message id can have at most ${MAX_ID_CHARS} characters.`, {
      id: "too_long",
    });
}

/**
 * For pages from allowed origins, and our own pages under another of this machine's names. Programs need
 * none.
 */
function corsHeaders(origin: string | undefined): Record<string, string> {
  const isTaken = origin !== undefined && (isOwnOrigin(origin) || env().MCP_ALLOWED_ORIGINS.includes(origin));
  if (!isTaken) return {};
  return {
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Methods": "POST",
    "Access-Control-Allow-Headers":
      "Authorization, Content-Type, Mcp-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id",
    "Access-Control-Expose-Headers": "WWW-Authenticate, X-Request-Id",
    "Cross-Origin-Resource-Policy": "cross-origin",
    Vary: "Origin",
  };
}
