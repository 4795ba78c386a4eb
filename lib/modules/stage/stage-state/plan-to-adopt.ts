import type { Plan as PlanRow } from "@/lib/generated/prisma/client";
import type { StoredStage } from "@/lib/modules/stage/show-ledger";
import type { StageState } from "@/lib/stage";

/** True if a stage adopts new plans: not on air, not in a rehearsal, and not after the show. */
export const adoptsPlans = ({ phase, rehearsal }: StageState): boolean =>
  phase === "idle" && rehearsal === null;

/** True if the stage's scenes come from another version of the plan. */
export function isPlanNewer(plan: PlanRow, stage: Pick<StoredStage, "planVersion" | "updatedAt">): boolean {
  // A stage stored before it had a plan version.
  if (stage.planVersion === null) return plan.updatedAt > stage.updatedAt;
  return plan.version !== stage.planVersion;
}
