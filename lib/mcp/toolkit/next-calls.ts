import { isMutation, type Operation } from "@/lib/operation/operation";
import { catalogue, findOperation, foremostPrefix, mayCall, toolNameOf } from "./catalogue";
import type { Agent, NextCall, Tool, ToolAnswer, ToolArguments } from "./types";

const MAX = 3;
/** Suggesting the same call again is only worth the space if its arguments are short. */
const MAX_REPEATED_CHARS = 1_000;

/**
 * Suggests the next calls, best first, with the arguments that are already known. Only tools listed for this
 * caller; arguments that need a person's consent (`send`, `confirm`) are never filled in.
 */
export function nextCalls(
  agent: Agent,
  tools: readonly Tool[],
  tool: Tool,
  args: ToolArguments,
  answer: ToolAnswer,
): NextCall[] {
  const found = "error" in answer ? afterError(tool, args, answer) : afterSuccess(agent, tool, args, answer);
  const seen = new Set<string>();
  return found
    .map((call) => reachable(tools, call))
    .filter((call): call is NextCall => {
      const text = JSON.stringify(call);
      return call !== undefined && !seen.has(text) && seen.add(text) !== undefined;
    })
    .slice(0, MAX);
}

/** An operation is called through its own tool if that is listed, otherwise through `call_operation`. */
function reachable(tools: readonly Tool[], call: NextCall): NextCall | undefined {
  const has = (name: string): boolean => tools.some((tool) => tool.name === name);
  if (has(call.tool)) return call;
  const op = findOperation(call.tool);
  if (!op || !has("call_operation")) return undefined;
  return { tool: "call_operation", arguments: { operation: op.id, input: call.arguments } };
}

function afterError(tool: Tool, args: ToolArguments, { error }: ToolAnswer & { error: unknown }): NextCall[] {
  const { code, fields = {} } = error as { code: string; fields?: Record<string, string> };
  const operation = operationOf(tool, args);
  if (code === "validation_error") {
    if (fields.operation === "not_found")
      return [{ tool: "search_operations", arguments: { query: String(args.operation).slice(0, 100) } }];
    return operation ? [{ tool: "describe_operation", arguments: { operation: operation.id } }] : [];
  }
  if (code === "cost_credit_exhausted" || code === "plan_quota_exceeded")
    return [{ tool: "get_usage", arguments: {} }];
  const { slug } = inputOf(tool, args);
  const isAboutShow = typeof slug === "string" && code !== "not_found";
  if (isAboutShow) return [{ tool: "get_event_status", arguments: { slug } }];
  return code === "not_found" ? [{ tool: "list_events", arguments: {} }] : [];
}

function afterSuccess(
  agent: Agent,
  tool: Tool,
  args: ToolArguments,
  { data, meta }: ToolAnswer & { data: unknown },
): NextCall[] {
  const calls: NextCall[] = [];
  if (meta.dry_run) {
    const { dry_run: _tried, ...again } = args;
    const repeated = JSON.stringify(again).length <= MAX_REPEATED_CHARS;
    return repeated ? [{ tool: tool.name, arguments: again }] : [];
  }
  const job = meta.jobs?.[0];
  if (job) calls.push({ tool: "get_job", arguments: { job_id: job.job_id } });
  calls.push(...(tool.next?.(data as never, args) ?? []));
  if (meta.next_cursor) calls.push(nextPage(tool, args, meta.next_cursor));
  const operation = tool.next ? undefined : operationOf(tool, args);
  if (operation) calls.push(...lookAt(agent, operation, inputOf(tool, args), data));
  return calls;
}

const operationOf = (tool: Tool, args: ToolArguments): Operation | undefined =>
  findOperation(tool.name === "call_operation" ? String(args.operation) : tool.name);

const inputOf = (tool: Tool, args: ToolArguments): ToolArguments =>
  tool.name === "call_operation" ? ((args.input ?? {}) as ToolArguments) : args;

function nextPage(tool: Tool, args: ToolArguments, cursor: string): NextCall {
  if (tool.name !== "call_operation") return { tool: tool.name, arguments: { ...args, cursor } };
  return { tool: tool.name, arguments: { ...args, input: { ...inputOf(tool, args), cursor } } };
}

/**
 * Returns the call that reads what was created, changed or listed: the operation whose path names it and
 * whose parameters are all known.
 */
function lookAt({ principal }: Agent, op: Operation, input: ToolArguments, data: unknown): NextCall[] {
  const about = (Array.isArray(data) ? data[0] : data) as ToolArguments | undefined;
  if (op.method === "DELETE" || about === null || typeof about !== "object") return [];
  return catalogue
    .filter((other) => other !== op && !isMutation(other) && mayCall(principal, other))
    .filter((other) => foremostPrefix(other) === foremostPrefix(op) && isNear(other.path, op.path))
    .flatMap((other) => {
      const named = Object.keys(other.params.shape).map(
        (name) => [name, knownAs(name, input, about)] as const,
      );
      if (named.length === 0 || named.some(([, value]) => typeof value !== "string")) return [];
      const name = toolNameOf(other);
      return [
        { tool: name === "get_event" ? "get_event_status" : name, arguments: Object.fromEntries(named) },
      ];
    })
    .slice(0, 1);
}

/** The same resource, an item of the list, or the resource that the call was about. */
const isNear = (path: string, ofCall: string): boolean =>
  path === ofCall ||
  (path.startsWith(`${ofCall}/{`) && path.indexOf("/", ofCall.length + 1) < 0) ||
  (ofCall.startsWith(`${path}/`) && path.endsWith("}"));

const knownAs = (name: string, input: ToolArguments, about: ToolArguments): unknown =>
  input[name] ?? about[name] ?? (name.endsWith("id") ? about.id : undefined);
