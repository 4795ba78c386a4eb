import { z } from "zod";
import { KeySchema, NewKeySchema } from "@/lib/modules/developers/keys/schema";
import { reference } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";
import { CallUsageSchema, MintCallKeyInput } from "./schema";

const example = {
  id: "key_01k9example0000000000000000",
  name: "CRM",
  kind: "call" as const,
  environment: "live" as const,
  prefix: "cl_sk_",
  last4: "x7Qa",
  scopes: [],
  client_ids: [],
  status: "active" as const,
  created_by: "ana@example.com",
  created_at: "2026-11-21T09:00:00.000Z",
  last_used_at: null,
  expires_at: null,
  daily_cost_cap_usd: null,
  revoked_at: null,
};

const common = { prefix: "legacy", tag: "Sales calls", scope: "calls" } as const;

export const callKeysContract = contract({
  mintCallKey: operation({
    ...common,
    http: "POST /keys",
    summary: "Create a key for sales calls",
    description:
      "Can be called by a signed-in admin, or with another sales-call key. In that case, the new key has the same daily cap and expires no later than the key that created it. The secret is shown only once.",
    role: "admin",
    effect: "write",
    body: MintCallKeyInput,
    output: NewKeySchema,
    status: 201,
    errors: ["paid_plan_required", "account_inactive"],
    mcp: { never: true },
    examples: [
      {
        summary: "A key for the CRM",
        input: { name: "CRM" },
        output: { ...example, secret: "cl_sk_…" },
      },
    ],
  }),
  revokeCallKey: operation({
    ...common,
    http: "DELETE /keys",
    summary: "Revoke a key for sales calls",
    description: "It stops working within five seconds. Revoking again changes nothing.",
    role: "admin",
    effect: "write",
    query: z.strictObject({ id: reference() }),
    output: KeySchema,
    errors: ["not_found"],
    mcp: { never: true },
    examples: [
      { summary: "Revoke", input: { id: example.id }, output: { ...example, status: "revoked" as const } },
    ],
  }),
  getCallUsage: operation({
    ...common,
    http: "GET /usage",
    summary: "Get usage and cost of sales calls",
    description: "This month's, and what is left.",
    effect: "read",
    output: CallUsageSchema,
    free: true,
    examples: [
      {
        summary: "One analyzed call",
        input: {},
        output: {
          month: "2026-11",
          allowance_cents: 1000,
          used_cents: 4,
          reserved_cents: 0,
          remaining_cents: 996,
          resets_at: "2026-12-01T00:00:00.000Z",
          operations: [{ kind: "call_analysis", calls: 1, cents: 4 }],
        },
      },
    ],
  }),
});
