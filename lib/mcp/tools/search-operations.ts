import { z } from "zod";
import { catalogue, mayCall, TOOLSETS } from "../toolkit/catalogue";
import { checkArguments } from "../toolkit/check-arguments";
import { defineTool } from "../toolkit/define-tool";
import { searchCatalogue, summaryOf } from "../toolkit/search-catalogue";

export const searchOperationsTool = defineTool({
  name: "search_operations",
  title: "Search all operations",
  description:
    "Finds operations of the whole API by words, among those that this key may call. The best come first; without a query it lists them all by name. Read one with describe_operation before you call it. Do not use it when one of the other tools does the job.",
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
  run: async (agent, args) => {
    const refused = checkArguments(agent, searchOperationsTool, args);
    if (refused) return refused;
    const allowed = catalogue.filter((op) => mayCall(agent.principal, op));
    const found = searchCatalogue(allowed, args);
    return { data: found.map(summaryOf), meta: { request_id: agent.takeRequestId() } };
  },
});
