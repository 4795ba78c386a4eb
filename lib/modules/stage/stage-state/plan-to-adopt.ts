import type { Plan as PlanRow } from "@/lib/generated/prisma/client";
import type { StoredStage } from "@/lib/modules/stage/show-ledger";
import type { StageState } from "@/lib/stage";

/** Whether a stage follows what is planned: not on the air, not in a rehearsal, and not once it is over. */
export const adoptsPlans = ({ phase, rehearsal }: StageState): boolean =>
  phase === "idle" && rehearsal === null;

/** Whether the stage's scenes come from another version of the plan than this one. */
export function isPlanNewer(plan: PlanRow, stage: Pick<StoredStage, "planVersion" | "updatedAt">): boolean {
  // A stage from before it kept the version.
  if (stage.planVersion === null) return plan.updatedAt > stage.updatedAt;
  return plan.version !== stage.planVersion;
}
