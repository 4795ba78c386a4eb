import { z } from "zod";
import { listQuery, queryInt, reference } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import { ErrorGroupsSchema, RequestDetailSchema, RequestSchema, requestFilters } from "./schema";

const example = {
  request_id: "req_01k9example0000000000000000",
  operation: "createShowroom",
  method: "POST",
  path: "/v1/showrooms",
  status: 201,
  error_code: null,
  duration_ms: 12.4,
  cost_usd: 0.000002,
  source: "http",
  actor: { type: "key", id: "key_01k9example0000000000000000", name: "CI" },
  key: { id: "key_01k9example0000000000000000", name: "CI", last4: "x7Qa" },
  client_id: null,
  tool: null,
  agent: null,
  idempotency_key: "order-42",
  dry_run: false,
  replayed: false,
  created_at: "2026-11-21T09:00:00.000Z",
};

const common = {
  prefix: "app",
  tag: "Request log",
  scope: "analytics:read",
  access: "session",
  effect: "read",
} as const;

export const requestsContract = contract({
  listRequests: operation({
    ...common,
    http: "GET /requests",
    summary: "List calls",
    description:
      "This environment's calls, newest first, from the last 30 days unless you set `from`. Work by the service itself is left out unless `source` is `system`.",
    query: z.strictObject({ ...listQuery(["created_at"]), ...requestFilters }),
    output: list(RequestSchema),
    examples: [{ summary: "Refused calls", input: { status: "4xx" }, output: [example] }],
  }),
  getRequest: operation({
    ...common,
    http: "GET /requests/{request_id}",
    summary: "Get a call with its request and response",
    params: z.strictObject({ request_id: reference() }),
    output: RequestDetailSchema,
    errors: ["not_found"],
    examples: [{ summary: "By id", input: { request_id: example.request_id } }],
  }),
  listErrorGroups: operation({
    ...common,
    http: "GET /errors",
    summary: "Group failed calls",
    description: "By code and operation over the last `days`, most frequent first, at most 100 groups.",
    query: z.strictObject({ days: queryInt(1, 90, 7) }),
    output: ErrorGroupsSchema,
    examples: [{ summary: "Last week", input: { days: "7" } }],
  }),
});
