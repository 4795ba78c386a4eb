import type { Ctx } from "@/lib/operation/ctx";
import { rightsOf } from "@/lib/stage/show-roles";

/** The show's crew and guests see what their role allows; others what their scopes allow. */
export const seesNotes = ({ principal: { showRole } }: Ctx): boolean =>
  showRole === undefined || rightsOf(showRole).sees.notes;
