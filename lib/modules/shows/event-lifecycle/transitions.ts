import type { Event } from "@/lib/generated/prisma/client";
import type { EventState } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import type { EventKind } from "@/lib/operation/event-kinds";
import { stateConflict } from "@/lib/operation/problem";

interface Transition {
  from: readonly EventState[];
  to: EventState;
  /** Type of its webhook event. */
  kind: EventKind;
  /** True if calendars must be updated: their entries get a higher sequence. */
  calendars: boolean;
}

/**
 * All requested changes of state. The studio goes on air and ends the show: `published → live → ended`. Moves
 * that aren't listed are refused, and nothing leads out of `archived`.
 */
export const TRANSITIONS = {
  publish: { from: ["draft"], to: "published", kind: "event.published", calendars: true },
  unpublish: { from: ["published"], to: "draft", kind: "event.unpublished", calendars: true },
  cancel: { from: ["draft", "published"], to: "cancelled", kind: "event.cancelled", calendars: true },
  archive: {
    from: ["draft", "published", "ended", "cancelled"],
    to: "archived",
    kind: "event.archived",
    calendars: false,
  },
} as const satisfies Record<string, Transition>;

export type Move = keyof typeof TRANSITIONS;

const DONE: Record<Move, string> = {
  publish: "published",
  unpublish: "unpublished",
  cancel: "cancelled",
  archive: "archived",
};

/**
 * Returns true if the event still has to make the move, false if it is already there.
 * @throws `version_conflict` with the state in `fields.status`
 */
export function mustMove({ state }: Pick<Event, "state">, move: Move): boolean {
  const { from, to }: Transition = TRANSITIONS[move];
  if (state === to) return false;
  if (!from.includes(state as EventState))
    throw stateConflict(state, `A show that is ${state} can't be ${DONE[move]}.`);
  return true;
}

/** Returns the moves that a state allows. */
export const movesFrom = ({ state }: Pick<Event, "state">): Move[] =>
  (Object.keys(TRANSITIONS) as Move[]).filter((move) =>
    (TRANSITIONS[move] as Transition).from.includes(state as EventState),
  );
