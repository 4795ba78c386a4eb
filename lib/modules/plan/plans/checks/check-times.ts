import { type PlanInput, planTimes } from "@/lib/stage";
import type { Finding } from "../schema";
import { findingOf } from "./finding-of";
import type { PlanSurroundings } from "./plan-surroundings";

/** Shorter gaps between segments are normal. */
const GAP_SECONDS = 60;

/** Checks whether the segments fit the show. They follow each other, so spare time is at its end. */
export function checkTimes({ segments }: PlanInput, { seconds }: PlanSurroundings): Finding[] {
  const whole = { path: "segments", segment_id: null };
  if (segments.length === 0) return [{ ...whole, ...EMPTY }];
  if (seconds === null) return [{ ...whole, ...NO_LENGTH }];
  const { offsets, total } = planTimes(segments);
  if (total > seconds) {
    const over = inWords(total - seconds);
    const first = segments.findIndex(
      ({ duration_sec }, index) => (offsets[index] ?? 0) + duration_sec > seconds,
    );
    return [
      findingOf(segments, first, "duration_sec", {
        code: "over_time",
        severity: "error",
        message: `The segments take ${inWords(total)}, but the show is only ${inWords(seconds)} long. This segment ends after the show does.`,
        mend: `Shorten the segments by ${over}, or end the show ${over} later (\`ends_at\`).`,
      }),
    ];
  }
  if (seconds - total < GAP_SECONDS) return [];
  const gap = inWords(seconds - total);
  return [
    {
      ...whole,
      code: "unfilled_time",
      severity: "warning",
      message: `The segments take ${inWords(total)}, but the show is ${inWords(seconds)} long. The last ${gap} are empty.`,
      mend: `Add ${gap} of segments, make existing ones longer, or end the show ${gap} earlier (\`ends_at\`).`,
    },
  ];
}

const EMPTY = {
  code: "empty",
  severity: "error",
  message: "There are no segments.",
  mend: "Add segments (`replacePlan`) or generate a draft (`generatePlan`).",
} as const;

const NO_LENGTH = {
  code: "no_length",
  severity: "info",
  message: "The show has no duration, so its segments' times can't be checked.",
  mend: "Set its start and end, or its duration (`duration_min`).",
} as const;

function inWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`];
  return parts.filter(Boolean).join(" ");
}
