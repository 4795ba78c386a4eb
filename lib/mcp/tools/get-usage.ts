import { z } from "zod";
import { operationById } from "@/lib/api/registry/registry";
import { mapData } from "../toolkit/answers";
import { defineTool } from "../toolkit/define-tool";
import { runOperation } from "../toolkit/run-operation";
import { DETAIL } from "../toolkit/schema";

export const getUsageTool = defineTool({
  name: "get_usage",
  title: "Get usage and budget",
  description:
    "Returns the number of calls and errors in the last days, their cost, and what is left of the monthly budget with its reset time. Free, so it works even when the budget is used up. detail=full lists the latest calls; request_id finds one. Don't use it to find out what changed in a show: use call_operation with listAuditLog.",
  operations: ["getUsage"],
  input: z.object({
    days: z.int().min(1).max(90).default(30),
    limit: z.int().min(1).max(50).default(20),
    client_id: z.string().describe("A client's id or your own id for it.").optional(),
    request_id: z.string().optional(),
  }),
  inputExtra: { detail: DETAIL },
  output: z.object({
    window_days: z.int(),
    requests: z.int(),
    errors: z.int(),
    estimated_cost_usd: z.number(),
    cost_budget: z
      .object({
        limit_usd: z.number(),
        reserved_usd: z.number(),
        remaining_usd: z.number(),
        remaining_build_credits: z.int(),
        resets_at: z.string(),
      })
      .nullable(),
    items: z.array(z.record(z.string(), z.unknown())),
  }),
  next: (_usage, { detail }) =>
    detail === "full"
      ? [{ tool: "list_audit_log", arguments: {} }]
      : [{ tool: "get_usage", arguments: { detail: "full" } }],
  run: async (agent, { detail, ...args }) => {
    const answer = await runOperation(agent, operationById("getUsage"), args, { tool: "get_usage" });
    if (detail === "full" || args.request_id !== undefined) return answer;
    return mapData(answer, ({ items: _calls, ...summary }: { items: unknown[] }) => summary);
  },
});
