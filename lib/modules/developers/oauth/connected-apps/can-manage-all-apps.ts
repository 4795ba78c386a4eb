import type { Ctx } from "@/lib/operation/ctx";
import { atLeast } from "@/lib/platform/security/roles";

/** Owners and admins manage everybody's connected apps; others their own. */
export const canManageAllApps = ({ principal }: Ctx): boolean =>
  principal.role !== undefined && atLeast(principal.role, "admin");
