import type { Plan } from "@/lib/stage";

/** Returns the run of show with titles and times only. Notes and questions are for presenters. */
export const withoutNotes = (plan: Plan): Plan => ({
  ...plan,
  questions: [],
  segments: plan.segments.map((segment) => ({
    ...segment,
    notes: "",
    script: "",
    questions: [],
    poll: null,
    emcee_line: null,
  })),
});
