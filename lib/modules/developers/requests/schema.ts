import { z } from "zod";
import { instant, instantOut, looseText, queryFlag, reference } from "@/lib/operation/fields";

const REQUEST_SOURCES = ["http", "dashboard", "studio", "mcp", "system"] as const;
/** How much of a request or an answer is kept. */
export const KEPT_BODY_BYTES = 8 * 1024;
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

export const RequestSchema = z
  .object({
    request_id: z.string().describe("As in `meta.request_id` and the header `X-Request-Id` of its answer."),
    operation: z.string().describe("The operation's name, or that of the agents' tool where none was run."),
    method: z.string().describe("The HTTP method."),
    path: z.string().describe("Without the query."),
    status: z.number().int().describe("The HTTP status of the answer."),
    error_code: z.string().nullable().describe("Of a refused or failed call; null otherwise."),
    duration_ms: z.number().describe("Milliseconds from the first step to the answer."),
    cost_usd: z.number().describe("What it cost in the end, in US dollars."),
    source: z.string().describe("`http`, `dashboard`, `studio`, `mcp` or `system`."),
    actor: z
      .object({ type: z.string(), id: z.string(), name: z.string() })
      .describe("Who called: a key, a connected app (`agent`), a person (`user`) or a show's `host`."),
    key: z
      .object({ id: z.string(), name: z.string(), last4: z.string() })
      .nullable()
      .describe("The key it was made with, if any."),
    client_id: z.string().nullable().describe("The managed client it was about, if any."),
    tool: z.string().nullable().describe("The agents' tool it came by; null for calls over HTTP."),
    agent: z.string().nullable().describe("What the calling agent calls itself; null for other callers."),
    idempotency_key: z.string().nullable().describe("The `Idempotency-Key` it carried or was given."),
    dry_run: z.boolean().describe("Whether it was only tried."),
    replayed: z.boolean().describe("Whether the answer was that of an earlier, identical call."),
    created_at: instantOut().describe("When it was answered."),
  })
  .meta({ id: "LoggedRequest", description: "One call that was answered, without what it carried." });

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
    description: "What went over the wire, without secrets; null once it is older than thirty days.",
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
  path: looseText(200).optional().meta({ description: "A part of the path." }),
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
  .meta({ id: "ErrorGroups", description: "Refused and failed calls by code and operation, over time." });
