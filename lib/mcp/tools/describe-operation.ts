import { z } from "zod";
import { errorCodesOf } from "@/lib/api/openapi/error-answers";
import type { Json } from "@/lib/operation/json-schema";
import type { Operation } from "@/lib/operation/operation";
import { invalid } from "@/lib/operation/problem";
import { env } from "@/lib/platform/runtime/env";
import { refusal } from "../toolkit/answers";
import { findOperation, foremostPrefix, mayCall, needsConfirm } from "../toolkit/catalogue";
import { checkArguments } from "../toolkit/check-arguments";
import { defineTool } from "../toolkit/define-tool";
import { operationInput, operationOutput } from "../toolkit/operation-schema";
import { outline } from "../toolkit/outline";
import { DETAIL } from "../toolkit/schema";
import { summaryOf } from "../toolkit/search-catalogue";
import type { ToolArguments } from "../toolkit/types";

export const describeOperationTool = defineTool({
  name: "describe_operation",
  title: "Describe an operation",
  description:
    "Returns the input schema of one operation with an example, its scope, effect, price and specific error codes. Large fields are shortened to names (shortened_fields): field returns one of them in full, detail=full everything and the response schema. Use it before call_operation. Don't use it for the tools listed here: the list has their schemas.",
  operations: [],
  hints: { readOnlyHint: true, idempotentHint: true },
  ownWords: true,
  input: z.object({
    operation: z.string().describe("From search_operations."),
    field: z.string().max(100).describe("Return only this input field, in full.").optional(),
  }),
  inputExtra: { detail: DETAIL },
  output: z.object({
    operation: z.string(),
    title: z.string(),
    description: z.string(),
    http: z.string(),
    scope: z.string(),
    allowed: z.boolean(),
    effect: z.string(),
    cost_credits: z.number(),
    needs_confirm: z.boolean(),
    input_schema: z.record(z.string(), z.unknown()),
    example: z.record(z.string(), z.unknown()),
    errors: z.array(z.string()),
  }),
  next: ({ operation, needs_confirm }: { operation: string; needs_confirm: boolean }) => [
    {
      tool: "call_operation",
      arguments: { operation, input: {}, ...(needs_confirm ? { dry_run: true } : {}) },
    },
  ],
  run: async (agent, args) => {
    const refused = checkArguments(agent, describeOperationTool, args);
    if (refused) return refused;
    const op = findOperation(String(args.operation));
    if (!op)
      return refusal(
        agent,
        invalid({ operation: "not_found" }, "Unknown operation. Find its name with search_operations."),
      );
    const isFull = args.detail === "full";
    const { field } = args;
    if (field !== undefined && !fieldOf(op, String(field)))
      return refusal(agent, invalid({ field: "not_found" }, "The operation doesn't have this field."));
    const data = {
      ...summaryOf(op),
      description: op.description ?? "",
      http: `${op.method} ${foremostPrefix(op)}${op.path}`,
      allowed: mayCall(agent.principal, op),
      needs_confirm: needsConfirm(op),
      ...inputOf(op, args),
      example: op.examples?.[0]?.input ?? {},
      errors: isFull ? errorCodesOf(op) : (op.errors ?? []),
      errors_of_any_call: `${env().PUBLIC_URL}/docs/errors`,
      ...(isFull ? { output_schema: operationOutput(op) } : {}),
    };
    return { data, meta: { request_id: agent.takeRequestId() } };
  },
});

const fieldOf = (op: Operation, name: string): Json | undefined => {
  const properties = operationInput(op).properties as Record<string, Json>;
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
};

function inputOf(op: Operation, { field, detail }: ToolArguments): Json {
  const whole = operationInput(op);
  if (field !== undefined) {
    const name = String(field);
    const { $defs } = whole;
    return {
      input_schema: {
        type: "object",
        properties: { [name]: fieldOf(op, name) },
        ...($defs ? { $defs } : {}),
      },
    };
  }
  if (detail === "full") return { input_schema: whole };
  const { schema, shortened } = outline(whole);
  return { input_schema: schema, ...(shortened.length > 0 ? { shortened_fields: shortened } : {}) };
}
