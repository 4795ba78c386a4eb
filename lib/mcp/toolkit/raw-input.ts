import type { RawInput } from "@/lib/api/pipeline/steps/parse";
import { oneSpelling } from "@/lib/api/registry/match";
import { bytesOf, isMutation, type Operation } from "@/lib/operation/operation";
import type { ToolArguments } from "./types";

/**
 * Spreads a tool's flat arguments over path, query and body, as if they had arrived over HTTP, so that the
 * same checks and field codes apply. Unknown arguments go to the body, or to the query if there is no body,
 * where the pipeline refuses them by name.
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

/** Agents read every item, so pages are smaller than over HTTP. */
const DEFAULT_LIMIT = 20;

/** Paths and queries hold only text. Null means omitted. */
function put(target: Record<string, string>, name: string, value: unknown): void {
  if (value === null) return;
  target[name] = typeof value === "object" ? JSON.stringify(value) : String(value);
}
