import { ERRORS, FIELD_CODES } from "@/lib/operation/errors";
import type { Json } from "@/lib/operation/json-schema";
import { jsonValueReference, NOTHING } from "./portable-schema";

/** What stands beside every answer. */
export const metaSchema = (): Json => ({
  type: "object",
  required: ["request_id"],
  properties: {
    request_id: { type: "string" },
    version: { type: "integer" },
    next_cursor: { type: ["string", "null"] },
    dry_run: { type: "boolean", const: true },
    quote: {
      type: "object",
      properties: {
        credits: { type: "number" },
        cost_usd: { type: "number" },
        recipients: { type: "integer" },
      },
    },
  },
});

/** The envelope of a call that failed. */
export const errorSchema = (): Json => ({
  type: "object",
  required: ["data", "meta", "error"],
  properties: {
    data: NOTHING,
    meta: { $ref: "#/components/schemas/Meta" },
    error: {
      type: "object",
      required: ["code", "message", "retryable"],
      properties: {
        code: { type: "string", enum: Object.keys(ERRORS) },
        message: { type: "string" },
        fields: {
          type: "object",
          additionalProperties: { type: "string", examples: [...FIELD_CODES] },
          description:
            "What is wrong with which field, by dotted path. At most twenty are named; `…` then says how many more there are.",
        },
        locations: {
          type: "object",
          additionalProperties: { type: "string", enum: ["path", "query", "header", "body"] },
          description: "Which part of the request each field of `fields` belongs to (`validation_error`).",
        },
        details: {
          type: "object",
          additionalProperties: {
            type: "object",
            properties: {
              example: jsonValueReference,
              min: { type: "number" },
              max: { type: "number" },
              allowed: { type: "array", items: jsonValueReference },
              fields: { type: "array", items: { type: "string" } },
              message: { type: "string" },
              mend: { type: "string" },
              page: { type: "string" },
              operation: { type: "string" },
            },
          },
          description:
            "What would be right in a field of `fields`, where that can be said in short: an `example`, the least and the most that it may be (or how long, or how many), the values that are `allowed`, or, for an unknown field, the `fields` that there are. Of a check that stands in the way (`not_ready`): what is the matter (`message`), and the sentence, `page` and `operation` that `mend` it.",
        },
        retryable: { type: "boolean" },
      },
    },
  },
});
