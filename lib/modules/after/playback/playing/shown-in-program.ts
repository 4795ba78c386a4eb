import { type StageMoment, stageMoments } from "@/lib/program";
import { publicState, type StageState, sameJson } from "@/lib/stage";
import { ctaKey } from "@/lib/stage/cta-key";
import { editedOut } from "../captions/edited-out";
import type { ReadShow } from "../rows/read-show";

export interface ReplayPoll {
  id: string;
  question: string;
  options: readonly string[];
  state: "open" | "closed";
  /** In the order of the options. Null while the host didn't share them. */
  counts: readonly number[] | null;
}

/** What the stage showed to click, with when in seconds of the program, in order: from then on, until the next. */
export interface ShownInProgram {
  polls: { second: number; poll: ReplayPoll }[];
  /** Null from when it wasn't shown any more. `key` is the last part of its address. */
  calls: { second: number; cta: { label: string; key: string } | null }[];
}

/** Returns a program's polls and calls to action. What an edit took out counts at once. */
export function shownInProgram({ show, line, edits }: ReadShow): ShownInProgram {
  const shown: ShownInProgram = { polls: [], calls: [] };
  const latest = new Map<string, ReplayPoll>();
  let call: ShownInProgram["calls"][number]["cta"] = null;
  const { isDropped } = editedOut(edits);
  for (const moment of stageMoments(show, line.stretches, edits)) {
    if (isDropped(moment)) continue;
    const second = Math.round(moment.programMs) / 1000;
    const state = publicState(moment.state);
    const poll = pollIn(state, moment);
    if (poll && !sameJson(latest.get(poll.id), poll)) {
      latest.set(poll.id, poll);
      shown.polls.push({ second, poll });
    }
    const cta = callIn(state);
    if (!sameJson(call, cta)) shown.calls.push({ second, cta });
    call = cta;
  }
  return shown;
}

/** Whether a card covers the stage. */
const isCovered = ({ mask, holding }: StageState): boolean => mask.level !== null || holding !== null;

function pollIn(state: StageState, { votes }: StageMoment): ReplayPoll | null {
  const { poll } = state;
  if (!poll || poll.state === "draft" || isCovered(state)) return null;
  const { id, question, options, results_shown } = poll;
  return { id, question, options, state: poll.state, counts: results_shown ? votes : null };
}

const callIn = (state: StageState) =>
  state.cta.visible && state.cta.url !== "" && !isCovered(state)
    ? { label: state.cta.label, key: ctaKey(state.cta) }
    : null;
