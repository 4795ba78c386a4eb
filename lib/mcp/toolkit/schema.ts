import type { z } from "zod";
import { type Json, wholeJsonSchema } from "@/lib/operation/json-schema";
import { slim } from "./slim";

/** The three options that agents may add to the input of any change. */
export const CHANGE_CONTROLS = {
  dry_run: { type: "boolean", description: "Preview: nothing is saved, sent or charged." },
  idempotency_key: { type: "string", maxLength: 200, description: "Calls with the same key run once." },
} as const;

export const REASON = { type: "string", maxLength: 500, description: "Saved in the audit log." } as const;

export const DETAIL = { enum: ["concise", "full"], default: "concise" } as const;

const TEXT = { type: "string" };
const FLAG = { type: "boolean" };

/** Listed with every tool, so only members that a program would branch on. Results contain more. */
const ANY_META: Json = {
  request_id: TEXT,
  next_cursor: { type: ["string", "null"] },
  untrusted: { type: "array", items: TEXT },
};
const CHANGE_META: Json = {
  request_id: TEXT,
  idempotency_key: TEXT,
  replayed: FLAG,
  dry_run: FLAG,
  untrusted: { type: "array", items: TEXT },
};

const ERROR: Json = {
  type: "object",
  properties: { code: TEXT, message: TEXT, retryable: FLAG, next_step: TEXT },
};

/** Every tool returns `{ data, meta, next }`, or `{ error, meta, next }` with `isError`. */
export const answerSchema = (data: Json, changes: boolean): Json => {
  const { $defs, ...rest } = data;
  return {
    type: "object",
    properties: {
      data: rest,
      error: ERROR,
      meta: { type: "object", properties: changes ? CHANGE_META : ANY_META },
      next: { type: "array" },
    },
    required: ["meta"],
    ...($defs ? { $defs } : {}),
  };
};

export const inputJson = (schema: z.ZodType): Json => slim(wholeJsonSchema(schema, "input"));

/**
 * Short results omit members, so the schema of a result requires none. It is listed with every tool, so
 * descriptions of members are left to `describe_operation`.
 */
export const dataJson = (schema: z.ZodType): Json => slim(loosen(wholeJsonSchema(schema, "output")) as Json);

const UNSAID = ["required", "additionalProperties", "pattern", "description", "examples"];

const loosen = (value: unknown): unknown => mapJson(value, (name) => !UNSAID.includes(name));

/** Copies JSON Schema without the keywords that `keep` rejects. Property names aren't keywords. */
function mapJson(value: unknown, keep: (name: string) => boolean, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => mapJson(item, keep));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isNames || keep(name))
      .map(([name, item]) => [
        name,
        mapJson(item, keep, !isNames && (name === "properties" || name === "$defs")),
      ]),
  );
}
