import { settleAndMeter } from "@/lib/api/pipeline/steps/meter";
import { takeRateFor } from "@/lib/api/pipeline/steps/rate-limit";
import { recordRequest } from "@/lib/api/request-log";
import { toProblem } from "@/lib/api/wire/problems";
import { ERRORS } from "@/lib/operation/errors";
import { noteRequest } from "@/lib/platform/metrics/metrics";
import { MCP_PATH } from "@/lib/platform/security/mcp-address";
import { toolError } from "./toolkit/tool-error";
import type { Agent, Tool, ToolAnswer, ToolArguments } from "./toolkit/types";

/**
 * Meters a call that ran no operation: the catalog's tools, and calls refused before an operation. It counts
 * toward the rate limit, usage and the request log like all others, at no cost. It is counted after the work,
 * which only reads memory, because only then is it known that the pipeline hasn't counted it.
 */
export async function meterLocalAnswer(
  agent: Agent,
  tool: Tool,
  args: ToolArguments,
  made: ToolAnswer,
  started: number,
): Promise<ToolAnswer> {
  const answer = countAgainstRateLimit(agent, made);
  const requestId = answer.meta.request_id;
  const code = "error" in answer ? answer.error.code : undefined;
  const status = code ? ERRORS[code].status : 200;
  const operationId = tool.name.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
  const ms = performance.now() - started;
  noteRequest({ operation: operationId, status, code, ms });
  recordRequest(agent.principal, {
    requestId,
    url: MCP_PATH,
    requestHeaders: agent.headers,
    requestBody: JSON.stringify(args),
    responseHeaders: agent.answerHeaders,
    responseBody: JSON.stringify(answer),
  });
  await settleAndMeter({
    principal: agent.principal,
    requestId,
    operationId,
    tool: tool.name,
    method: "POST",
    path: MCP_PATH,
    source: "mcp",
    status,
    errorCode: code,
    durationMs: Math.round(ms * 100) / 100,
    idempotencyKey: undefined,
    clientId: undefined,
    dryRun: false,
    replayed: false,
    lease: undefined,
    ends: [],
  });
  return answer;
}

function countAgainstRateLimit(agent: Agent, answer: ToolAnswer): ToolAnswer {
  const { request_id } = answer.meta;
  try {
    const ticket = takeRateFor(agent.principal);
    ticket?.release();
    Object.assign(agent.answerHeaders, ticket?.headers);
    return answer;
  } catch (error) {
    const problem = toProblem(error, request_id);
    return { error: toolError(problem, problem.headers), meta: { request_id } };
  }
}
