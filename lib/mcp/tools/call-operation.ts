import { z } from "zod";
import { invalid } from "@/lib/operation/problem";
import { refusal, summarize } from "../toolkit/answers";
import { findOperation } from "../toolkit/catalogue";
import { checkArguments } from "../toolkit/check-arguments";
import { defineTool } from "../toolkit/define-tool";
import { runOperation } from "../toolkit/run-operation";
import { CHANGE_CONTROLS, DETAIL } from "../toolkit/schema";
import type { ToolArguments } from "../toolkit/types";

const isObject = (value: unknown): value is ToolArguments =>
  value !== null && typeof value === "object" && !Array.isArray(value);

export const callOperationTool = defineTool({
  name: "call_operation",
  title: "Call any operation",
  description:
    "Calls one API operation by name with its flat input (path, query and body fields together), as shown by describe_operation. Some operations need more: input.send true to send email or publish, confirm true for a live show, input.expected_version to prevent overwriting. Try risky calls with dry_run first. Don't use it for operations that have their own tool.",
  operations: [],
  hints: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  input: z.object({
    operation: z.string().describe("From search_operations."),
    input: z.record(z.string(), z.unknown()).optional(),
    confirm: z.boolean().optional(),
  }),
  inputExtra: { detail: DETAIL, ...CHANGE_CONTROLS },
  output: z.unknown(),
  run: async (agent, args) => {
    const refused = checkArguments(agent, callOperationTool, args);
    if (refused) return refused;
    const op = findOperation(String(args.operation));
    if (!op)
      return refusal(
        agent,
        invalid({ operation: "not_found" }, "Unknown operation. Find its name with search_operations."),
      );
    const input = args.input ?? {};
    if (!isObject(input)) return refusal(agent, invalid({ input: "invalid" }, "`input` must be an object."));
    const { idempotency_key, ...own } = input;
    const answer = await runOperation(
      agent,
      op,
      args.dry_run === undefined ? own : { ...own, dry_run: args.dry_run },
      {
        tool: "call_operation",
        confirm: args.confirm,
        idempotencyKey: args.idempotency_key ?? idempotency_key,
      },
    );
    return summarize(answer, args.detail, op);
  },
});
