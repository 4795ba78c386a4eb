import type { RawInput } from "@/lib/api/pipeline/steps/parse";
import { oneSpelling } from "@/lib/api/registry/match";
import { bytesOf, isMutation, type Operation } from "@/lib/operation/operation";
import type { ToolArguments } from "./types";

/**
 * Spreads a tool's flat arguments over path, query and body, as if they had come by HTTP: the same checks and the same
 * field codes follow. What belongs nowhere ends where the pipeline refuses it by name.
 */
export function rawInputOf(op: Operation, args: ToolArguments): RawInput {
  const params: Record<string, string> = {};
  const query: Record<string, string> = {};
  const rest: ToolArguments = {};
  for (const [name, value] of Object.entries(args)) {
    if (value === undefined) continue;
    if (Object.hasOwn(op.params.shape, name))
      put(params, name, typeof value === "string" ? oneSpelling(value) : value);
    else if (Object.hasOwn(op.query.shape, name)) put(query, name, value);
    else rest[name] = value;
  }
  const takesBody = !bytesOf(op) && (op.body !== undefined || isMutation(op));
  if (!takesBody) for (const [name, value] of Object.entries(rest)) put(query, name, value);
  if ("limit" in op.query.shape && query.limit === undefined) query.limit = String(DEFAULT_LIMIT);
  return { params, query, body: takesBody ? rest : undefined };
}

/** Agents read every item they get, so pages are smaller than over HTTP. */
const DEFAULT_LIMIT = 20;

/** Paths and queries hold text only. Null stands for "left out". */
function put(target: Record<string, string>, name: string, value: unknown): void {
  if (value === null) return;
  target[name] = typeof value === "object" ? JSON.stringify(value) : String(value);
}
