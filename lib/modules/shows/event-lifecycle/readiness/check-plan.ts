import { planOf } from "@/lib/modules/plan/plans";
import type { Finding } from "@/lib/modules/plan/plans/schema";
import type { Plan } from "@/lib/stage";
import type { Check, Open } from "./check";

/**
 * Findings that block publishing, because the page would show something wrong: an agenda beyond the announced
 * end, or a segment of a person who isn't on the roster. Decks and polls are often missing until the day
 * before.
 */
const BLOCKING: Partial<Record<Finding["code"], NonNullable<Open["field"]>>> = {
  over_time: "too_large",
  unknown_person: "not_found",
};

const page = "/plan";

/** Reports the findings of validatePlan about the run of show. */
export const checkPlan: Check = ({ plan, findings }) => [
  ...(plan?.status === "generating" ? [WRITING] : []),
  ...(plan?.status === "failed" ? [FAILED] : []),
  ...findings.map((finding) => fromFinding(finding, planOf(plan).segments)),
];

/** Includes the segment's name. The link opens the page at that segment. */
function fromFinding(
  { code, severity, message, mend, segment_id }: Finding,
  segments: Plan["segments"],
): Open {
  const at = segments.findIndex(({ id }) => id === segment_id);
  const field = severity === "error" ? BLOCKING[code] : undefined;
  return {
    code: `plan_${code}`,
    severity: field ? "blocking" : severity === "info" ? "info" : "warning",
    message: at === -1 ? message : `Segment ${at + 1}, “${segments[at]?.title}”: ${message}`,
    mend: {
      text: mend,
      page: segment_id === null ? page : `${page}#${segment_id}`,
      operation: "replacePlan",
    },
    ...(field ? { field } : {}),
    ...(segment_id === null ? {} : { subjects: [segment_id] }),
  };
}

const WRITING: Open = {
  code: "plan_being_written",
  severity: "info",
  message: "The run of show is still being generated.",
  mend: { text: "Wait a moment. It appears automatically.", page, operation: "getPlan" },
};

const FAILED: Open = {
  code: "plan_not_written",
  severity: "warning",
  message: "The run of show couldn't be generated. The basic one was kept.",
  mend: { text: "Generate it again, or write it yourself.", page, operation: "generatePlan" },
};
