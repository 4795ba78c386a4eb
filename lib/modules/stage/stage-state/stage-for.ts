import type { Principal } from "@/lib/platform/security/principal";
import { publicState, type StageState } from "@/lib/stage";
import { rightsOf } from "@/lib/stage/show-roles";

/** As much of the stage as the caller's role in the show may see; those who are no part of it have their scopes. */
export function stageFor({ showRole }: Principal, whole: StageState): StageState {
  return showRole === undefined || rightsOf(showRole).sees.stage === "whole" ? whole : publicState(whole);
}
