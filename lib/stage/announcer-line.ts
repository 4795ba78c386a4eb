import type * as z from "zod";
import type { AnnouncerLineSchema } from "./announcer-line-schema";
import { type SilentReason, STAGE_LIMITS } from "./vocabulary";

export type AnnouncerLine = z.infer<typeof AnnouncerLineSchema>;

/** The part of the state that is the announcer's. */
interface Announcing {
  phase: string;
  rehearsal: unknown;
  emcee: (AnnouncerLine & { started_at: string }) | null;
  emcee_queue: AnnouncerLine[];
}

/** Whether lines are said, and take their turn: on air and in a rehearsal. Before that the last one stands. */
export const takesTurns = ({ phase, rehearsal }: Pick<Announcing, "phase" | "rehearsal">): boolean =>
  phase === "live" || rehearsal !== null;

/** Whether a voice says the line that is on, as far as is known of the last one. */
export const announcerSpeaks = ({
  emcee,
  emcee_silent: silent,
}: Pick<Announcing, "emcee"> & { emcee_silent: SilentReason | null }): boolean =>
  emcee !== null && silent !== "no_voice" && silent !== "language";

/** The state with a line said now, or behind those that wait; null where too many do. */
export function withLine<State extends Announcing>(
  state: State,
  line: AnnouncerLine,
  at: string,
): State | null {
  if (state.emcee === null || !takesTurns(state)) return { ...state, emcee: { ...line, started_at: at } };
  if (state.emcee_queue.length >= STAGE_LIMITS.announcerLines) return null;
  return { ...state, emcee_queue: [...state.emcee_queue, line] };
}

/** The state with the next line in place of the one that is over. */
export function withNextLine<State extends Announcing>(state: State, at: string): State {
  const [next, ...rest] = state.emcee_queue;
  return { ...state, emcee: next ? { ...next, started_at: at } : null, emcee_queue: rest };
}
