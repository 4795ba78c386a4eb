import type { LedgerEntry } from "@/lib/modules/stage/show-ledger";
import { audienceState, forwardSteps, replay, type StageState } from "@/lib/stage";
import type { LedgerBody } from "../schema";

/** What a caller may see: everything, or what the audience could see. */
export type View = "whole" | "audience";

type Steps = ReturnType<typeof forwardSteps>;

/** Entries without a change to the stage that say nothing private: counts, and ids of what the audience did. */
const AUDIENCE_TYPES: ReadonlySet<string> = new Set([
  "audience",
  "audience_settings",
  "caption",
  "captioning",
  "chat",
  "cta_clicks",
  "question",
  "reactions",
  "votes",
  "whiteboard_drawn",
]);

/**
 * Returns a function that takes a ledger's entries in order, without leaving out changes to the stage, and
 * returns what the caller may see of each. `before` is the stage before the first one.
 */
export function bodyReader(view: View, before: StageState | null): (entry: LedgerEntry) => LedgerBody | null {
  return view === "whole" ? wholeBody : audienceReader(before);
}

function wholeBody(entry: LedgerEntry): LedgerBody {
  const { body, version } = entry;
  if (version === null) return body as Record<string, unknown>;
  // Completed with members that were added to the model since then.
  const set = "state" in body ? replay(null, entry) : null;
  if (set) return { state: set };
  return "steps" in body ? { steps: stepsOut(body.steps as Steps) } : (body as Record<string, unknown>);
}

/** The steps between what the audience saw before and after: replayed, they give what the audience saw. */
function audienceReader(before: StageState | null) {
  let state = before;
  let seen = before && audienceState(before);
  return (entry: LedgerEntry): LedgerBody | null => {
    const { version, type, body } = entry;
    if (version === null) return AUDIENCE_TYPES.has(type) ? (body as Record<string, unknown>) : null;
    state = replay(state, entry);
    const previous = seen;
    seen = state && audienceState(state);
    if (seen && "state" in body) return { state: seen };
    return seen && previous && { steps: stepsOut(forwardSteps(previous, seen)) };
  };
}

/** The model calls a value `before` because undo restores it. Here it is the new one. */
const stepsOut = (steps: Steps): NonNullable<LedgerBody["steps"]> =>
  steps.map((step) => {
    const { op, path } = step;
    return {
      op,
      path,
      ...("index" in step ? { index: step.index } : {}),
      ...("before" in step ? { value: step.before } : {}),
    };
  });
