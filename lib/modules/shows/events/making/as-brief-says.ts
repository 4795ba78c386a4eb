import { type Outline, planSeconds } from "@/lib/plan-writer";
import type { Schedule } from "../schedule";

const USUAL_SECONDS = 3_600;
const LONGEST_SECONDS = 86_400;

/**
 * A duration that only the brief gives applies to the show too, so that its pages agree with the run of show.
 */
export function asBriefSays(
  { startsAt }: Pick<Schedule, "startsAt">,
  outline: Outline,
  { guests }: { guests: readonly unknown[] },
): Partial<Schedule> {
  const seconds = Math.min(LONGEST_SECONDS, planSeconds(outline, { seconds: null, guests }));
  if (outline.length === null && seconds === USUAL_SECONDS) return {};
  return {
    plannedSeconds: seconds,
    ...(startsAt ? { endsAt: new Date(startsAt.getTime() + seconds * 1000) } : {}),
  };
}
