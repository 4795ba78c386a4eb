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
    "Finds operations of the whole API by plain words or a question, among those that this key may call: the best first, none when nothing fits, all by name without a query. Read one with describe_operation before you call it. Do not use it when another tool does the job.",
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

/** Why nothing came, in so many words: an agent that is told so stops looking. */
function noteOn(found: readonly Operation[], allowed: readonly Operation[]): string | undefined {
  if (allowed.length > 0) return undefined;
  const [best] = found;
  if (best)
    return `${best.id} would do that, but needs the scope ${best.scope}, which this caller does not have.`;
  return "Nothing fits: no operation here does that. Say so, or try other words once.";
}
