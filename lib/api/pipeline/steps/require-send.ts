import type { Operation } from "@/lib/operation/operation";
import { invalid, Problem } from "@/lib/operation/problem";
import { willSend } from "@/lib/operation/sends";
import type { Principal } from "@/lib/platform/security/principal";

/** Refuses a call that would email people without saying so, or without the scope for it. */
export function requireSend(op: Operation, principal: Principal, input: Record<string, unknown>): void {
  if (!willSend(op, input)) return;
  if (!principal.scopes.has("communications:send"))
    throw new Problem("insufficient_scope", "Sending email requires the scope communications:send.", {
      scope: "required",
    });
  if (op.sends?.flag !== false && input.send !== true)
    throw invalid({ send: "must_be_true" }, "This call sends email. Confirm with `send: true`.");
}
