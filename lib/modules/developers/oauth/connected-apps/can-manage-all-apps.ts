import type { Ctx } from "@/lib/operation/ctx";
import { atLeast } from "@/lib/platform/security/roles";

/** Returns whether the caller manages all connected apps, as owners and admins do, or only their own. */
export const canManageAllApps = ({ principal }: Ctx): boolean =>
  principal.role !== undefined && atLeast(principal.role, "admin");
