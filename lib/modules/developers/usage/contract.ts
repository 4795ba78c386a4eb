import { z } from "zod";
import { RequestSchema } from "@/lib/modules/developers/requests/schema";
import { queryInt, reference } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";

const UsageItem = RequestSchema.omit({ key: true, client_id: true })
  .extend({ actor: z.string().describe("The caller: `key`, `agent`, `user` or `host`, a colon and its id.") })
  .meta({ id: "UsageItem", description: "One completed call." });

const Budget = z
  .object({
    limit_usd: z.number().describe("The monthly budget, in US dollars."),
    reserved_usd: z.number().describe("Spent, or reserved for work in progress, in US dollars."),
    remaining_usd: z.number().describe("What is left, in US dollars."),
    remaining_build_credits: z.number().int().describe("The same in whole credits of 0.01 US dollars."),
    resets_at: z.iso.datetime().describe("The start of the next UTC month."),
  })
  .meta({
    id: "CostBudget",
    description:
      "The monthly budget. `reserved_usd` counts money already spent and money reserved for work in progress.",
  });

const UsageSummary = z
  .object({
    window_days: z.number().int().describe("Number of UTC days covered, including today."),
    requests: z.number().int().describe("Completed calls."),
    errors: z.number().int().describe("Calls with a status of 400 or above."),
    estimated_cost_usd: z.number().describe("Their cost, in US dollars."),
    cost_budget: Budget.nullable().describe("Null on plans without a budget."),
    items: z.array(UsageItem).describe("The latest calls, newest first."),
  })
  .meta({ id: "UsageSummary" });

const sums = {
  requests: z.number().int(),
  errors: z.number().int(),
  cost_usd: z.number(),
};

const UsageByDay = z
  .object({
    window_days: z.number().int(),
    days: z.array(
      z.object({
        date: z.iso.date(),
        ...sums,
      }),
    ),
    operations: z.array(
      z.object({
        operation: z.string(),
        ...sums,
        p95_ms: z.number(),
      }),
    ),
    error_codes: z.array(z.object({ code: z.string(), operation: z.string(), count: z.number().int() })),
    error_days: z.array(
      z.object({ date: z.iso.date(), code: z.string(), operation: z.string(), count: z.number().int() }),
    ),
    keys: z.array(
      z.object({
        key_id: z.string(),
        ...sums,
      }),
    ),
  })
  .meta({ id: "UsageByDay" });

export const usageContract = contract({
  getUsageByDay: operation({
    http: "GET /usage/by-day",
    prefix: "app",
    tag: "Usage",
    summary: "Get usage by UTC day, by operation, by error code and by key",
    description:
      "Includes every day in the window, even those without calls. `p95_ms` comes from a histogram with 41% steps.",
    scope: "analytics:read",
    access: "session",
    effect: "read",
    query: z.strictObject({ days: queryInt(1, 90, 30) }),
    output: UsageByDay,
    examples: [{ summary: "Last week", input: { days: "7" } }],
  }),
  getUsage: operation({
    http: "GET /usage",
    prefix: "v1",
    tag: "Usage",
    summary: "Get metered usage and the cost budget",
    description:
      "Requests, errors and cost of the key's environment over the last `days` UTC days, including today, the latest `limit` calls, and the workspace's monthly budget. Filter by `client_id` (id or your own id) and `request_id`; a key limited to certain clients sees calls about these and its own. This call is free, so it works even when the budget is used up.",
    scope: "analytics:read",
    effect: "read",
    free: true,
    query: z.strictObject({
      days: queryInt(1, 90, 30),
      limit: queryInt(1, 500, 100),
      client_id: reference().optional(),
      request_id: reference().optional(),
    }),
    output: UsageSummary,
    mcp: { omits: ["items"] },
    examples: [
      {
        summary: "Last week",
        input: { days: "7", limit: "1" },
        output: {
          window_days: 7,
          requests: 42,
          errors: 1,
          estimated_cost_usd: 0.010084,
          cost_budget: {
            limit_usd: 0.2,
            reserved_usd: 0.010084,
            remaining_usd: 0.189916,
            remaining_build_credits: 18,
            resets_at: "2026-12-01T00:00:00.000Z",
          },
          items: [],
        },
      },
    ],
  }),
});
