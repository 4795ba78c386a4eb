import { validation } from "@/lib/api/pipeline/steps/parse";
import type { FieldCode } from "@/lib/operation/errors";
import type { FieldDetails } from "@/lib/operation/field-details";
import type { Json } from "@/lib/operation/json-schema";
import type { Problem } from "@/lib/operation/problem";
import { WrongFields } from "@/lib/operation/wrong-fields";
import { fitsIn } from "@/lib/stage/plain-text";
import { refusal } from "./answers";
import type { Agent, Tool, ToolAnswer, ToolArguments } from "./types";

/**
 * Checks the arguments of a tool whose input differs from one operation's. Undefined if they are valid. Tools
 * that pass their arguments to one operation leave this to the pipeline.
 */
export function checkArguments(agent: Agent, tool: Tool, args: ToolArguments): ToolAnswer | undefined {
  const fields = new WrongFields();
  const { properties = {}, required = [] } = tool.inputSchema as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  for (const name of required) if (args[name] === undefined) fields.add(name, "required");
  for (const [name, value] of Object.entries(args)) {
    const schema = properties[name];
    if (!schema) fields.add(name, "unknown_field");
    else if (value !== undefined) {
      const code = mismatch(schema, value);
      if (code) fields.add(name, code);
    }
  }
  return fields.any ? refusal(agent, withDetails(validation(fields), properties)) : undefined;
}

/** Adds the names that exist and the values that are allowed, as for an operation's own fields. */
function withDetails(problem: Problem, properties: Record<string, Json>): Problem {
  const details: FieldDetails = {};
  for (const [name, code] of Object.entries(problem.fields ?? {})) {
    if (code === "unknown_field") details[name] = { fields: Object.keys(properties) };
    if (code === "not_allowed") details[name] = { allowed: properties[name]?.enum as unknown[] };
  }
  return Object.keys(details).length > 0 ? Object.assign(problem, { details }) : problem;
}

function mismatch(schema: Json, value: unknown): FieldCode | undefined {
  if (Array.isArray(schema.enum)) return schema.enum.includes(value) ? undefined : "not_allowed";
  if (schema.type === "integer") {
    if (!Number.isInteger(value)) return "invalid";
    if (Number(value) < Number(schema.minimum ?? Number.NEGATIVE_INFINITY)) return "too_small";
    return Number(value) > Number(schema.maximum ?? Number.POSITIVE_INFINITY) ? "too_large" : undefined;
  }
  if (schema.type === "object")
    return value !== null && typeof value === "object" && !Array.isArray(value) ? undefined : "invalid";
  if (typeof schema.type === "string" && typeof value !== schema.type) return "invalid";
  if (typeof value === "string" && !fitsIn(value, Number(schema.maxLength ?? Number.POSITIVE_INFINITY)))
    return "too_long";
  return undefined;
}
