import type { PlanInput } from "@/lib/stage";
import type { Finding } from "../schema";
import type { PlanSurroundings } from "./plan-surroundings";

const SEVERITIES: readonly Finding["severity"][] = ["error", "warning", "info"];

/** Everything in a run of show that people should look at, the worst first. */
export function checkPlan(plan: PlanInput, around: PlanSurroundings): Finding[] {
  const found = [...checkTimes(plan, around), ...checkPeople(plan, around), ...checkCues(plan, around)];
  return SEVERITIES.flatMap((severity) => found.filter((finding) => finding.severity === severity));
}
