import type { Plan as PlanRow } from "@/lib/generated/prisma/client";
import type { StoredStage } from "../show-ledger";

/** Whether the stage's scenes come from another version of the plan than this one. */
export function isPlanNewer(plan: PlanRow, stage: Pick<StoredStage, "planVersion" | "updatedAt">): boolean {
  // A stage from before it kept the version.
  if (stage.planVersion === null) return plan.updatedAt > stage.updatedAt;
  return plan.version !== stage.planVersion;
}
