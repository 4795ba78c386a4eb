import type { LedgerEntry } from "@/lib/modules/stage/show-ledger";
import { audienceState, forwardSteps, replay, type StageState } from "@/lib/stage";
import type { LedgerBody } from "../schema";
import type { Seen } from "./present-entry";

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
export function entryReader(view: View, before: StageState | null): (entry: LedgerEntry) => Seen {
  return view === "whole" ? wholeEntry : audienceReader(before);
}

const wholeEntry = (entry: LedgerEntry): Seen => ({ body: wholeBody(entry), changed: entry.changed });

/** Who reacted is for the show's own numbers: an id there would tell what one person did throughout a show. */
function withoutWho({ type, body }: Pick<LedgerEntry, "type" | "body">): Record<string, unknown> {
  const { who: _, ...shown } = body as Record<string, unknown>;
  return type === "reactions" ? shown : (body as Record<string, unknown>);
}

function wholeBody(entry: LedgerEntry): LedgerBody {
  const { body, version } = entry;
  if (version === null) return withoutWho(entry);
  // Completed with members that were added to the model since then.
  const set = "state" in body ? replay(null, entry) : null;
  if (set) return { state: set };
  return "steps" in body ? { steps: stepsOut(body.steps as Steps) } : (body as Record<string, unknown>);
}

/** The steps between what the audience saw before and after: replayed, they give what the audience saw. */
function audienceReader(before: StageState | null): (entry: LedgerEntry) => Seen {
  let state = before;
  let shown = before && audienceState(before);
  return (entry) => {
    const { version, type, body, changed } = entry;
    if (version === null) return { body: AUDIENCE_TYPES.has(type) ? withoutWho(entry) : null, changed };
    state = replay(state, entry);
    const previous = shown;
    shown = state && audienceState(state);
    if (shown && "state" in body) return { body: { state: shown }, changed: [] };
    const steps = shown && previous && forwardSteps(previous, shown);
    return { body: steps && { steps: stepsOut(steps) }, changed: steps?.map(({ path }) => path) ?? [] };
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
