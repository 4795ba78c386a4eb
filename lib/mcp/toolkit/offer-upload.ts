import { uploadAddress } from "@/lib/api/auth/upload-ticket";
import { authorize } from "@/lib/api/pipeline/steps/authorize";
import { checkKey } from "@/lib/api/pipeline/steps/once";
import { parseInput } from "@/lib/api/pipeline/steps/parse";
import { bytesOf, type Operation } from "@/lib/operation/operation";
import { newId } from "@/lib/platform/runtime/ids";
import type { CallControls } from "./call-controls";
import { pathOf } from "./path-of";
import { rawInputOf } from "./raw-input";
import type { Agent, ToolAnswer, ToolArguments } from "./types";

/**
 * Responds to a call of an operation that takes a file, which protocol messages can't carry. The result says
 * where any program that has the file can send it. That request runs the operation with the agent's
 * permissions.
 */
export function offerUpload(
  agent: Agent,
  op: Operation,
  args: ToolArguments,
  controls: CallControls,
): ToolAnswer {
  const { params, query } = rawInputOf(op, args);
  authorize(op, agent.principal);
  // Whatever can be refused without the file is refused now. The file is checked when it arrives.
  parseInput(op, { params, query, body: undefined });
  const given = controls.idempotencyKey;
  const idempotencyKey = typeof given === "string" ? given : newId("mcp");
  const path = pathOf(op, params);
  checkKey({ op, meta: { path, idempotencyKey } });
  const { url, expiresAt } = uploadAddress(agent.principal, { op, path, params, query, idempotencyKey });
  const { types = [], most } = bytesOf(op) ?? {};
  const upload = {
    method: "POST",
    url,
    content_types: types,
    max_bytes: most,
    expires_at: expiresAt.toISOString(),
    example: `curl -H "Content-Type: ${types[0]}" --data-binary @FILE URL`,
    next: "That call returns the operation's own response. Continue with the id in it.",
  };
  return {
    data: { upload },
    meta: {
      request_id: agent.takeRequestId(),
      idempotency_key: idempotencyKey,
      note: "Nothing has been uploaded yet. Send the file to this URL. Keep it secret: anyone who has it can upload.",
    },
  };
}
