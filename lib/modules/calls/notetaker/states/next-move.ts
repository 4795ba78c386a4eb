import type { Decision, NotetakerState, SubCode } from "./states-vocabulary";

/** How long it waits to be admitted. */
export const LOBBY_MS = 5 * 60_000;
/** How long it stays alone. */
export const ALONE_MS = 60_000;

export interface NotetakerNow {
  state: NotetakerState;
  askedAt: Date | null;
  aloneSince: Date | null;
}

/** What it sees of its show. */
export interface Surroundings {
  now: Date;
  onAir: boolean;
  /** Whether anyone else is in the room. */
  attended: boolean;
}

/** Fields that change. */
export interface Move {
  state?: NotetakerState;
  subCode?: SubCode;
  askedAt?: Date;
  joinedAt?: Date;
  aloneSince?: Date | null;
  leftAt?: Date;
  endedAt?: Date;
}

const since = (now: Date, at: Date | null): number => (at === null ? 0 : now.getTime() - at.getTime());

/** Returns what happens to a notetaker without anyone deciding it; null if nothing does. */
export function nextMove({ state, askedAt, aloneSince }: NotetakerNow, seen: Surroundings): Move | null {
  const { now, onAir, attended } = seen;
  switch (state) {
    case "scheduled":
      return onAir ? { state: "joining" } : null;
    case "joining":
      return onAir ? { state: "waiting", askedAt: now } : failed("ended", now);
    case "waiting":
      if (!onAir) return failed("ended", now);
      return since(now, askedAt) >= LOBBY_MS ? failed("lobby_timeout", now) : null;
    case "in_call":
      if (!onAir) return leaving("ended", now);
      if (attended) return aloneSince === null ? null : { aloneSince: null };
      if (aloneSince === null) return { aloneSince: now };
      return since(now, aloneSince) >= ALONE_MS ? leaving("empty_room", now) : null;
    default:
      return null;
  }
}

const failed = (subCode: SubCode, now: Date): Move => ({ state: "failed", subCode, endedAt: now });
const leaving = (subCode: SubCode, now: Date): Move => ({ state: "leaving", subCode, leftAt: now });

/**
 * Returns what a person's decision does; null if it has no effect any more, because that is how it is already.
 * @returns "conflict" if the state doesn't allow it
 */
export function decided(state: NotetakerState, decision: Decision, now: Date): Move | "conflict" | null {
  if (decision === "admit") {
    if (state === "waiting") return { state: "in_call", joinedAt: now };
    return state === "in_call" ? null : "conflict";
  }
  switch (state) {
    case "scheduled":
    case "joining":
    case "waiting":
      return failed(decision === "decline" ? "no_consent" : "removed_by", now);
    case "in_call":
      return decision === "decline" ? "conflict" : leaving("removed_by", now);
    default:
      return null;
  }
}

/** Whether people of the show decided against it. Then another request doesn't ask them again. */
export const wasSentAway = ({
  subCode,
  removedByRole,
}: {
  subCode: string | null;
  removedByRole: string | null;
}): boolean => subCode === "no_consent" || (subCode === "removed_by" && removedByRole !== "api");
