import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";
import { scopesOfShowRole } from "@/lib/platform/security/roles";
import type { ShowRole } from "@/lib/stage/show-roles";

/**
 * Callers can't issue, replace or revoke a link with more rights than their own.
 * @throws `insufficient_scope`
 */
export function requireMayGive({ principal }: Ctx, role: ShowRole): void {
  for (const scope of scopesOfShowRole(role))
    if (!principal.scopes.has(scope))
      throw new Problem("insufficient_scope", `This link requires the scope ${scope}.`, {
        role: "not_allowed",
      });
}
