import type { Ctx } from "@/lib/platform/ctx";
import { Problem } from "@/lib/platform/problem";

/** Throws `insufficient_scope` unless the caller is an owner or admin of the workspace. */
export function requireManager(ctx: Ctx): void {
  const { role } = ctx.principal;
  if (role === "owner" || role === "admin") return;
  throw new Problem("insufficient_scope", "Only owners and admins of the workspace manage its keys.");
}
