import type { Principal } from "@/lib/platform/security/principal";
import { publicState, type StageState } from "@/lib/stage";
import { rightsOf } from "@/lib/stage/show-roles";

/**
 * Returns the part of the stage that the caller's role in the show may see. Callers without a role are
 * limited by their scopes.
 */
export function stageFor({ showRole }: Principal, whole: StageState): StageState {
  return showRole === undefined || rightsOf(showRole).sees.stage === "whole" ? whole : publicState(whole);
}
