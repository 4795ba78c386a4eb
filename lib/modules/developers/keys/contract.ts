import { z } from "zod";
import { listQuery, reference } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import { CreateKeyInput, KeySchema, NewKeySchema, RotateKeyInput, UpdateKeyInput } from "./schema";

const example = {
  id: "key_01k9example0000000000000000",
  name: "CI",
  kind: "server" as const,
  environment: "test" as const,
  prefix: "sr_test_",
  last4: "x7Qa",
  scopes: ["events:read", "events:write"],
  client_ids: [],
  status: "active" as const,
  created_by: "ana@example.com",
  created_at: "2026-11-21T09:00:00.000Z",
  last_used_at: null,
  expires_at: null,
  daily_cost_cap_usd: null,
  revoked_at: null,
};

const params = z.strictObject({ key_id: reference() });

/** Only signed-in people manage keys: no key can create or change another, whatever its scopes. */
const common = { prefix: "app", tag: "Keys", scope: "any", access: "session", role: "admin" } as const;

export const keysContract = contract({
  listKeys: operation({
    ...common,
    http: "GET /keys",
    summary: "List this environment's keys",
    effect: "read",
    query: z.strictObject({
      ...listQuery(["created_at", "name"]),
      status: z.enum(["active", "ended"]).optional(),
    }),
    output: list(KeySchema),
    examples: [{ summary: "First page", input: {}, output: [example] }],
  }),
  createKey: operation({
    ...common,
    http: "POST /keys",
    summary: "Create a key",
    description:
      "Creates a key for the dashboard's current environment. The secret is shown only in this response. Live keys require a paid plan.",
    effect: "write",
    body: CreateKeyInput,
    output: NewKeySchema,
    status: 201,
    errors: ["paid_plan_required", "account_inactive"],
    examples: [
      {
        summary: "A key for continuous integration",
        input: { name: "CI", scopes: ["events:read", "events:write"] },
        output: { ...example, secret: "sr_test_…" },
      },
    ],
  }),
  updateKey: operation({
    ...common,
    http: "PATCH /keys/{key_id}",
    summary: "Rename a key or cap its cost",
    description:
      "A cap applies from the next call and includes what the key has already spent in the current UTC day.",
    effect: "write",
    versioned: true,
    params,
    body: UpdateKeyInput,
    output: KeySchema,
    errors: ["not_found", "version_conflict"],
    examples: [{ summary: "Rename", input: { key_id: example.id, name: "CI, main" }, output: example }],
  }),
  rotateKey: operation({
    ...common,
    http: "POST /keys/{key_id}/rotate",
    summary: "Rotate a key",
    description:
      "Creates a second key with the same name, scopes, clients and cost cap, and expires the old one after `overlap_days` (0 expires it now).",
    effect: "write",
    params,
    body: RotateKeyInput,
    output: NewKeySchema,
    status: 201,
    errors: ["not_found", "version_conflict", "paid_plan_required", "account_inactive"],
    examples: [
      {
        summary: "With one day of overlap",
        input: { key_id: example.id, overlap_days: 1 },
        output: { ...example, secret: "sr_test_…" },
      },
    ],
  }),
  revokeKey: operation({
    ...common,
    http: "DELETE /keys/{key_id}",
    summary: "Revoke a key",
    description: "Revokes the key immediately. Revoking again changes nothing.",
    effect: "write",
    params,
    output: KeySchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "Revoke",
        input: { key_id: example.id },
        output: { ...example, status: "revoked" as const },
      },
    ],
  }),
});
