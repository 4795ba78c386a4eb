import { ERRORS, FIELD_CODES } from "@/lib/operation/errors";
import type { Json } from "@/lib/operation/json-schema";
import { jsonValueReference, NOTHING } from "./portable-schema";

/** Included in every response. */
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
            "The invalid fields by dotted path, with what is wrong. At most 20 are listed; `…` then says how many more there are.",
        },
        locations: {
          type: "object",
          additionalProperties: { type: "string", enum: ["path", "query", "header", "body"] },
          description: "Which part of the request each field in `fields` is in (`validation_error`).",
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
            "What a field in `fields` accepts, if it fits in a few words: an `example`, the minimum and maximum (of the number, the length or the count), the `allowed` values or, for an unknown field, the existing `fields`. For a failed check (`not_ready`): the `message`, and how to fix it as a sentence (`mend`), `page` and `operation`.",
        },
        retryable: { type: "boolean" },
      },
    },
  },
});
