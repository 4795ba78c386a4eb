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
 * What an agent gets that calls an operation which takes a file: messages of the protocol carry none. It is told where to
 * send the file as it is, by whatever program has it at hand; that call is the operation, with the agent's rights.
 */
export function offerUpload(
  agent: Agent,
  op: Operation,
  args: ToolArguments,
  controls: CallControls,
): ToolAnswer {
  const { params, query } = rawInputOf(op, args);
  authorize(op, agent.principal);
  // What would be refused then is refused now; the file itself is looked at when it comes.
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
