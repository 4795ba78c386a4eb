import type { Ctx } from "@/lib/operation/ctx";
import { rightsOf } from "@/lib/stage/show-roles";

/** Those who take part in the show see what their role may; everybody else what their scopes allow. */
export const seesNotes = ({ principal: { showRole } }: Ctx): boolean =>
  showRole === undefined || rightsOf(showRole).sees.notes;
