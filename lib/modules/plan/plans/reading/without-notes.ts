import type { Plan } from "@/lib/stage";

/** The run of show with its titles and times: what is said and asked is for those who present it. */
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
