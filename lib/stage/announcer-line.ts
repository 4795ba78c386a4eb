import type * as z from "zod";
import type { AnnouncerLineSchema } from "./announcer-line-schema";
import { type SilentReason, STAGE_LIMITS } from "./vocabulary";

export type AnnouncerLine = z.infer<typeof AnnouncerLineSchema>;

/** The announcer's part of the state. */
interface Announcing {
  phase: string;
  rehearsal: unknown;
  emcee: (AnnouncerLine & { started_at: string }) | null;
  emcee_queue: AnnouncerLine[];
}

/** Whether lines are spoken and queued: on air and in a rehearsal. Before that, the last line stays. */
export const takesTurns = ({ phase, rehearsal }: Pick<Announcing, "phase" | "rehearsal">): boolean =>
  phase === "live" || rehearsal !== null;

/** Whether the current line is spoken, judging by what is known of the last one. */
export const announcerSpeaks = ({
  emcee,
  emcee_silent: silent,
}: Pick<Announcing, "emcee"> & { emcee_silent: SilentReason | null }): boolean =>
  emcee !== null && silent !== "no_voice" && silent !== "language";

/** Returns the state with a line spoken now or queued; null if the queue is full. */
export function withLine<State extends Announcing>(
  state: State,
  line: AnnouncerLine,
  at: string,
): State | null {
  if (state.emcee === null || !takesTurns(state)) return { ...state, emcee: { ...line, started_at: at } };
  if (state.emcee_queue.length >= STAGE_LIMITS.announcerLines) return null;
  return { ...state, emcee_queue: [...state.emcee_queue, line] };
}

/** Returns the state with the next line instead of the one that has ended. */
export function withNextLine<State extends Announcing>(state: State, at: string): State {
  const [next, ...rest] = state.emcee_queue;
  return { ...state, emcee: next ? { ...next, started_at: at } : null, emcee_queue: rest };
}
