import { z } from "zod";
import type { Operation } from "@/lib/operation/operation";
import { mayCall, TOOLSETS } from "../toolkit/catalogue";
import { checkArguments } from "../toolkit/check-arguments";
import { defineTool } from "../toolkit/define-tool";
import { searchCatalogue, summaryOf } from "../toolkit/search-catalogue";

export const searchOperationsTool = defineTool({
  name: "search_operations",
  title: "Search all operations",
  description:
    "Finds API operations this key can call, by keywords or a question, best match first. Without a query, lists all. Use describe_operation before calling one. Don't use it if another tool does the job.",
  operations: [],
  hints: { readOnlyHint: true, idempotentHint: true },
  ownWords: true,
  input: z.object({
    query: z.string().max(200).optional(),
    group: z.enum(TOOLSETS as [string, ...string[]]).optional(),
    effect: z.enum(["read", "write", "send", "live"]).optional(),
    limit: z.int().min(1).max(50).default(10),
  }),
  output: z.array(
    z.object({
      operation: z.string(),
      title: z.string(),
      group: z.string(),
      effect: z.string(),
      scope: z.string(),
      cost_credits: z.number(),
    }),
  ),
  next: ([first]: { operation: string }[]) =>
    first
      ? [{ tool: "describe_operation", arguments: { operation: first.operation } }]
      : [{ tool: "search_operations", arguments: {} }],
  run: async (agent, args) => {
    const refused = checkArguments(agent, searchOperationsTool, args);
    if (refused) return refused;
    const { limit, query } = args;
    const found = searchCatalogue(args);
    const allowed = found.filter((op) => mayCall(agent.principal, op));
    const most = Number(limit ?? (query === undefined ? 50 : 10));
    const note = noteOn(found, allowed);
    return {
      data: allowed.slice(0, most).map(summaryOf),
      meta: { request_id: agent.takeRequestId(), ...(note ? { note } : {}) },
    };
  },
});

/** Explains an empty result, so that an agent stops looking. */
function noteOn(found: readonly Operation[], allowed: readonly Operation[]): string | undefined {
  if (allowed.length > 0) return undefined;
  const [best] = found;
  if (best) return `${best.id} does that, but needs the scope ${best.scope}, which this caller doesn't have.`;
  return "No results: no operation does that. Tell the person, or try other words once.";
}
