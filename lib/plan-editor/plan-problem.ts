import { type Plan, PlanSchema } from "@/lib/stage";

const WORDS: Record<string, string> = {
  title: "needs a title",
  duration_sec: "takes 5 seconds to 4 hours",
  poll: "has a poll that needs a question and 2 to 10 answers",
  questions: "has too many questions, or one that is too long",
  notes: "has notes that are too long",
  script: "has a script that is too long",
  ticker: "has a ticker that is too long",
  emcee_line: "has a line for the announcer that is too long",
};

/** Why a run of show cannot be stored as it stands on the page, in words; null where it can. */
export function planProblem(plan: Plan): string | null {
  const { error } = PlanSchema.safeParse(plan);
  const [first] = error?.issues ?? [];
  if (!first) return null;
  const [list, index, field] = first.path;
  if (list !== "segments") return "A line of the lists is empty or too long, or there are too many.";
  if (typeof index !== "number") return "There are more than 100 parts.";
  return `Part ${index + 1} ${WORDS[String(field)] ?? "has something that cannot be stored"}.`;
}
