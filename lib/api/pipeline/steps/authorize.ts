import { lowestRole, type Operation } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { hasCallKey, isProgram, type Principal } from "@/lib/platform/security/principal";
import { atLeast } from "@/lib/platform/security/roles";
import { rightsOf } from "@/lib/stage/show-roles";

/** Refuses a principal of the wrong kind, with too low a role, or without the operation's scope. */
export function authorize(op: Operation, principal: Principal): void {
  const { actor } = principal;
  if (op.access === "api") {
    if (!isProgram(principal) && actor.type !== "user" && actor.type !== "host" && actor.type !== "system")
      throw new Problem("unauthorized");
  } else if (!mayUse(op, principal)) {
    if (actor.type === "watcher") throw new Problem("unauthorized", "Sign up for the show to take part.");
    throw new Problem("unauthorized");
  }
  requireRole(op, principal);
  if (hasCallKey(principal) !== (op.scope === "calls") && isProgram(principal)) throw wrongKind(op);
  if (op.scope === "any" || op.scope === "public" || principal.scopes.has(op.scope)) return;
  if (!moderates(op, principal))
    throw new Problem("insufficient_scope", `This call requires the scope ${op.scope}.`, {
      scope: "required",
    });
}

const wrongKind = ({ scope }: Operation): Problem =>
  new Problem(
    "insufficient_scope",
    scope === "calls"
      ? "This is for sales calls and requires a key that starts with cl_sk_."
      : "A key that starts with cl_sk_ only works for sales calls. Use a key that starts with sr_.",
    { scope: "required" },
  );

/**
 * Only through a show's link. A member with the viewer role enters the studio as a host but stays limited to
 * their scopes.
 */
const moderates = ({ moderation }: Operation, { actor, showRole }: Principal): boolean =>
  moderation === true && actor.type === "host" && showRole !== undefined && rightsOf(showRole).moderates;

/** A member's role always applies. With scopes alone, a viewer could use operations that require none. */
function requireRole(op: Operation, { actor, role }: Principal): void {
  const least = lowestRole(op);
  if (actor.type !== "user" || (role !== undefined && atLeast(role, least))) return;
  throw new Problem("insufficient_scope", `Your role is ${role ?? "none"}; this requires ${least}.`);
}

function mayUse({ access, withoutPlace }: Operation, { actor }: Principal): boolean {
  if (access === "public" || access === "api") return true;
  if (access === "session") return actor.type === "user";
  if (actor.type === "watcher") return access === "attendee" && withoutPlace === true;
  return actor.type === access || (access === "host" && (actor.type === "user" || actor.type === "system"));
}
