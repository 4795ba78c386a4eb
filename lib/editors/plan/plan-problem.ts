import { type Plan, PlanSchema, type PlanSegment, PlanSegmentSchema, STAGE_LIMITS } from "@/lib/stage";

const WORDS: Record<string, string> = {
  title: "needs a title",
  duration_sec: "takes 5 seconds to 4 hours",
  poll: "has a poll without a question or 2 to 10 answers",
  questions: "has too many questions, or one that is too long",
  notes: "has notes that are too long",
  script: "has a script that is too long",
  ticker: "has a ticker that is too long",
  emcee_line: "has an announcer line that is too long",
};

const OTHERWISE = "has something that can't be saved";

/** Segments known to be valid. A change creates a new object, so an object never has to be checked twice. */
const fine = new WeakSet<PlanSegment>();

/** Returns why the run of show on the page can't be saved, in words; null if it can. */
export function planProblem({ segments, ...lists }: Plan): string | null {
  const ids = new Set<string>();
  for (const [index, segment] of segments.entries()) {
    const problem = ids.has(segment.id) ? OTHERWISE : problemOf(segment);
    if (problem) return `Segment ${index + 1} ${problem}.`;
    ids.add(segment.id);
  }
  if (segments.length > STAGE_LIMITS.scenes) return "There are more than 100 segments.";
  const { success } = PlanSchema.safeParse({ segments: [], ...lists });
  return success ? null : "A list has an empty or overlong line, or too many lines.";
}

function problemOf(segment: PlanSegment): string | null {
  if (fine.has(segment)) return null;
  const { error } = PlanSegmentSchema.safeParse(segment);
  const [first] = error?.issues ?? [];
  if (first) return WORDS[String(first.path[0])] ?? OTHERWISE;
  fine.add(segment);
  return null;
}
