import type { PlanInput } from "@/lib/stage";
import type { Finding } from "../schema";
import { checkCues } from "./check-cues";
import { checkPeople } from "./check-people";
import { checkTimes } from "./check-times";

/** What a run of show is compared with. */
export interface PlanSurroundings {
  /** How long the show is planned to take; null while nobody said. */
  seconds: number | null;
  hostName: string;
  /** The roster, and those who are only proposed for it. */
  people: readonly { id: string; name: string; accepted: boolean }[];
  /** How many pages each deck has, by its id. */
  deckPages: ReadonlyMap<string, number>;
  /** The show's videos, by their id: whether each can be played, and what it is called. */
  videos: ReadonlyMap<string, { name: string; state: string }>;
}

const SEVERITIES: readonly Finding["severity"][] = ["error", "warning", "info"];

/** Everything in a run of show that people should look at, the worst first. */
export function checkPlan(plan: PlanInput, around: PlanSurroundings): Finding[] {
  const found = [...checkTimes(plan, around), ...checkPeople(plan, around), ...checkCues(plan, around)];
  return SEVERITIES.flatMap((severity) => found.filter((finding) => finding.severity === severity));
}
