import type { Principal } from "@/lib/platform/principal";
import { Problem } from "@/lib/platform/problem";
import type { Operation } from "../operation";

/** Refuses a principal of the wrong kind or without the operation's scope. */
export function authorize(op: Operation, principal: Principal): void {
  const { actor } = principal;
  if (op.access === "api") {
    if (actor.type !== "key" && actor.type !== "user" && actor.type !== "host" && actor.type !== "system") {
      throw new Problem("unauthorized");
    }
  } else if (!mayUse(op, principal)) throw new Problem("unauthorized");
  if (op.scope !== "any" && op.scope !== "public" && !principal.scopes.has(op.scope)) {
    throw new Problem("insufficient_scope", `This call needs the scope ${op.scope}.`, { scope: "required" });
  }
}

function mayUse(op: Operation, { actor }: Principal): boolean {
  switch (op.access) {
    case "session":
      return actor.type === "user";
    case "host":
      return actor.type === "host" || actor.type === "user" || actor.type === "system";
    case "guest":
      return actor.type === "guest";
    case "attendee":
      return actor.type === "attendee";
    default:
      return true;
  }
}
