import type { PlanInput } from "@/lib/stage";
import type { Finding } from "../schema";
import { checkCues } from "./check-cues";
import { checkPeople } from "./check-people";
import { checkTimes } from "./check-times";
import type { PlanSurroundings } from "./plan-surroundings";

const SEVERITIES: readonly Finding["severity"][] = ["error", "warning", "info"];

/** Returns everything in a run of show that needs attention, most severe first. */
export function checkPlan(plan: PlanInput, around: PlanSurroundings): Finding[] {
  const found = [...checkTimes(plan, around), ...checkPeople(plan, around), ...checkCues(plan, around)];
  return SEVERITIES.flatMap((severity) => found.filter((finding) => finding.severity === severity));
}
