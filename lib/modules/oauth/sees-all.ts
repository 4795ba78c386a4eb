import type { Ctx } from "@/lib/operation/ctx";
import { atLeast } from "@/lib/platform/security/roles";

/** Owners and admins answer for what everybody connected; others for their own. */
export const seesAll = ({ principal }: Ctx): boolean =>
  principal.role !== undefined && atLeast(principal.role, "admin");
