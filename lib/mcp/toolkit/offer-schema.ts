import type { Json } from "@/lib/operation/json-schema";

const TEXT = { type: "string" };

/** The schema of `data` if the operation takes a file. */
export const OFFER_SCHEMA: Json = {
  type: "object",
  properties: {
    upload: {
      type: "object",
      properties: {
        method: { const: "POST" },
        url: TEXT,
        content_types: { type: "array", items: TEXT },
        max_bytes: { type: "integer" },
        expires_at: TEXT,
        example: TEXT,
        next: TEXT,
      },
    },
  },
};
