import { type ReplayedEntry, replay, type StageEffect, type StageState } from "@/lib/stage";

/** What the program needs of an entry of the show's ledger. */
export interface TimelineEntry extends ReplayedEntry {
  seq: number;
  /** Database time. */
  at: Date;
  type: string;
}

/** A stage, and the time from which it was like that, in epoch milliseconds. */
export interface StageAt {
  at: number;
  state: StageState;
}

export interface CountsAt {
  at: number;
  /** Votes in the order of the poll's options. */
  counts: readonly number[];
}

/** A show over time, as its ledger tells it. */
export interface Timeline {
  /** The last entry it contains. */
  seq: number;
  stages: readonly StageAt[];
  /** By poll. */
  votes: ReadonlyMap<string, readonly CountsAt[]>;
  /** Effects by id: the stage only remembers the latest. */
  effects: ReadonlyMap<string, StageEffect>;
}

const NOTHING: Timeline = { seq: 0, stages: [], votes: new Map(), effects: new Map() };

/**
 * Returns the show after more entries of its ledger, in any order. Entries it already contains are ignored, so
 * a show on air is followed by passing the latest ones; `before` stays as it is. Throws if a change is
 * missing.
 */
export function timelineOf(entries: readonly TimelineEntry[], before: Timeline = NOTHING): Timeline {
  const stages = [...before.stages];
  const votes = new Map([...before.votes].map(([poll, counts]) => [poll, [...counts]]));
  const effects = new Map(before.effects);
  let { seq } = before;
  let state = stages.at(-1)?.state ?? null;
  for (const entry of [...entries].sort((a, b) => a.seq - b.seq)) {
    if (entry.seq <= seq) continue;
    seq = entry.seq;
    const at = entry.at.getTime();
    const next = replay(state, entry);
    if (next !== null && next !== state) {
      if (next.effects !== state?.effects) for (const effect of next.effects) effects.set(effect.id, effect);
      stages.push({ at, state: next });
      state = next;
    }
    const counted = entry.type === "votes" ? countsOf(entry.body) : null;
    if (counted) {
      const { poll, counts } = counted;
      const known = votes.get(poll) ?? [];
      known.push({ at, counts });
      votes.set(poll, known);
    }
  }
  return { seq, stages, votes, effects };
}

function countsOf(body: ReplayedEntry["body"]): { poll: string; counts: number[] } | null {
  const { poll_id, counts } = body as { poll_id?: unknown; counts?: unknown };
  if (typeof poll_id !== "string" || !Array.isArray(counts)) return null;
  return { poll: poll_id, counts: counts.map(Number) };
}
