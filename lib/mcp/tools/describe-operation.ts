import { z } from "zod";
import { errorCodesOf } from "@/lib/api/openapi/openapi";
import { invalid } from "@/lib/operation/problem";
import { refusal } from "../toolkit/answers";
import { findOperation, foremostPrefix, mayCall, needsConfirm } from "../toolkit/catalogue";
import { checkArguments } from "../toolkit/check-arguments";
import { defineTool } from "../toolkit/define-tool";
import { operationInput, operationOutput } from "../toolkit/operation-schema";
import { DETAIL } from "../toolkit/schema";
import { summaryOf } from "../toolkit/search-catalogue";

export const describeOperationTool = defineTool({
  name: "describe_operation",
  title: "Describe one operation",
  description:
    "Gives the input schema of one operation with an example, its scope, effect, price and error codes. detail=full adds the schema of the answer. Use it before call_operation. Do not use it for the tools listed here: their schemas are in the list.",
  operations: [],
  hints: { readOnlyHint: true, idempotentHint: true },
  ownWords: true,
  input: z.object({ operation: z.string().describe("From search_operations.") }),
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
  run: async (agent, args) => {
    const refused = checkArguments(agent, describeOperationTool, args);
    if (refused) return refused;
    const op = findOperation(String(args.operation));
    if (!op) return refusal(agent, invalid({ operation: "not_found" }, "There is no such operation."));
    const data = {
      ...summaryOf(op),
      description: op.description ?? "",
      http: `${op.method} ${foremostPrefix(op)}${op.path}`,
      allowed: mayCall(agent.principal, op),
      needs_confirm: needsConfirm(op),
      input_schema: operationInput(op),
      example: op.examples?.[0]?.input ?? {},
      errors: errorCodesOf(op),
      ...(args.detail === "full" ? { output_schema: operationOutput(op) } : {}),
    };
    return { data, meta: { request_id: agent.takeRequestId() } };
  },
});
