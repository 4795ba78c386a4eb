import type { z } from "zod";
import { type Json, wholeJsonSchema } from "@/lib/operation/json-schema";

/** The three things that agents may say beside the input of any change. */
export const CHANGE_CONTROLS = {
  dry_run: { type: "boolean", description: "Preview: nothing is kept, sent or charged." },
  idempotency_key: { type: "string", maxLength: 200, description: "Same key, same call: done once." },
} as const;

export const REASON = { type: "string", maxLength: 500, description: "Kept in the audit log." } as const;

export const DETAIL = { enum: ["concise", "full"], default: "concise" } as const;

const TEXT = { type: "string" };
const FLAG = { type: "boolean" };

/** Listed with every tool, so only what a program would branch on; answers carry more. */
const META: Json = {
  type: "object",
  properties: {
    request_id: TEXT,
    next_cursor: { type: ["string", "null"] },
    idempotency_key: TEXT,
    replayed: FLAG,
    dry_run: FLAG,
    untrusted: { type: "array", items: TEXT },
  },
};

const ERROR: Json = {
  type: "object",
  properties: { code: TEXT, message: TEXT, retryable: FLAG, next_step: TEXT },
};

/** Every tool answers `{ data, meta }`, or `{ error, meta }` with `isError`. */
export const answerSchema = (data: Json): Json => {
  const { $defs, ...rest } = data;
  return {
    type: "object",
    properties: { data: rest, error: ERROR, meta: META },
    required: ["meta"],
    ...($defs ? { $defs } : {}),
  };
};

export const inputJson = (schema: z.ZodType): Json => slim(wholeJsonSchema(schema, "input")) as Json;

/**
 * Short answers leave members out, so an answer's schema asks for none. It is listed with every tool, so what the members
 * mean is left to `describe_operation`.
 */
export const dataJson = (schema: z.ZodType): Json => slim(loosen(wholeJsonSchema(schema, "output"))) as Json;

const UNSAID = ["required", "additionalProperties", "pattern", "description"];

const loosen = (value: unknown): unknown => mapJson(value, (name) => !UNSAID.includes(name));

/** A form that takes more to spell out is better named: `format` and description do. */
const MOST_PATTERN_CHARS = 60;

/** What says no more than "a whole number", "a date" or "a text" costs tokens in every listing. */
const slim = (value: unknown): unknown => mapJson(value, isTelling);

function isTelling(name: string, item: unknown): boolean {
  if (name === "maximum" || name === "minimum") return Math.abs(Number(item)) !== Number.MAX_SAFE_INTEGER;
  if (name === "pattern") return String(item).length <= MOST_PATTERN_CHARS;
  return name !== "propertyNames" && name !== "x-form";
}

/** Copies JSON Schema without the keywords that `keep` refuses; names of properties are not keywords. */
function mapJson(value: unknown, keep: (name: string, item: unknown) => boolean, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => mapJson(item, keep));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, item]) => isNames || keep(name, item))
      .map(([name, item]) => [
        name,
        mapJson(item, keep, !isNames && (name === "properties" || name === "$defs")),
      ]),
  );
}
