import { z } from "zod";
import { instant, instantOut, looseText, queryFlag, reference } from "@/lib/operation/fields";

const REQUEST_SOURCES = ["http", "dashboard", "studio", "mcp", "system"] as const;
/** Number of bytes stored of a request or response body. */
export const STORED_BODY_BYTES = 8 * 1024;
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

export const RequestSchema = z
  .object({
    request_id: z.string().describe("As in `meta.request_id` and the response's `X-Request-Id` header."),
    operation: z.string().describe("The operation's id, or the MCP tool's name if no operation ran."),
    method: z.string().describe("The HTTP method."),
    path: z.string().describe("Without the query."),
    status: z.number().int().describe("The response's HTTP status."),
    error_code: z.string().nullable().describe("The error code of a failed call; otherwise null."),
    duration_ms: z.number().describe("Duration in milliseconds."),
    cost_usd: z.number().describe("The final cost in US dollars."),
    source: z.string().describe("`http`, `dashboard`, `studio`, `mcp` or `system`."),
    actor: z
      .object({ type: z.string(), id: z.string(), name: z.string() })
      .describe("The caller: a key, a connected app (`agent`), a person (`user`) or a show's `host`."),
    key: z
      .object({ id: z.string(), name: z.string(), last4: z.string() })
      .nullable()
      .describe("The key it used, if any."),
    client_id: z.string().nullable().describe("The client it concerned, if any."),
    tool: z.string().nullable().describe("The MCP tool; null for HTTP calls."),
    agent: z.string().nullable().describe("The calling agent's name; null for other callers."),
    idempotency_key: z.string().nullable().describe("The `Idempotency-Key` it sent or was given."),
    dry_run: z.boolean().describe("Whether it was a dry run."),
    replayed: z.boolean().describe("Whether it returned the response of an earlier, identical call."),
    created_at: instantOut().describe("When it was completed."),
  })
  .meta({ id: "LoggedRequest", description: "One completed call, without its request and response." });

export type RequestWire = z.infer<typeof RequestSchema>;

const Side = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.string().nullable(),
  bytes: z.number().int(),
  truncated: z.boolean(),
});

export const RequestDetailSchema = RequestSchema.extend({
  environment: z.enum(["test", "live"]),
  exchange: z.object({ query: z.string(), request: Side, response: Side }).nullable().meta({
    description: "The request and response, without secrets; null after 30 days.",
  }),
}).meta({ id: "LoggedRequestDetail" });

export type ExchangeWire = NonNullable<z.infer<typeof RequestDetailSchema>["exchange"]>;

export const requestFilters = {
  status: z
    .string()
    .regex(/^[1-5](?:xx|\d\d)$/, "invalid")
    .optional()
    .meta({ description: "A status such as `409`, or a class such as `4xx`." }),
  method: z.enum(METHODS).optional(),
  path: looseText(200).optional().meta({ description: "Part of the path." }),
  operation: reference().optional(),
  key_id: reference().optional(),
  client_id: reference().optional(),
  source: z.enum(REQUEST_SOURCES).optional(),
  error_code: reference().optional(),
  request_id: reference().optional(),
  from: instant().optional(),
  to: instant().optional(),
  dry_run: queryFlag().optional(),
  replayed: queryFlag().optional(),
};

export const ErrorGroupsSchema = z
  .object({
    window_days: z.number().int(),
    /** UTC days, oldest first: the columns of each group's `by_day`. */
    days: z.array(z.iso.date()),
    groups: z.array(
      z.object({
        code: z.string(),
        operation: z.string(),
        count: z.number().int(),
        by_day: z.array(z.number().int()),
        first_seen: instantOut(),
        last_seen: instantOut(),
        last_request_id: z.string(),
      }),
    ),
  })
  .meta({ id: "ErrorGroups", description: "Failed calls by code and operation, over time." });
