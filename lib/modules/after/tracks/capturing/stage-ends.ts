import { readEntries, seqBefore } from "@/lib/modules/stage/show-ledger";
import { sql } from "@/lib/platform/database/db";
import type { Purpose } from "@/lib/program";
import { replay, type StageState } from "@/lib/stage";
import { capturable } from "./captured-people";

/** The media time up to which people could be captured, by person. */
type EndedMs = Record<Purpose, Record<string, number>>;

interface Stage {
  state: StageState;
  /** When it became like that. */
  changedAt: Date;
}

interface Known {
  state: StageState;
  /** All of the ledger up to here is in it. */
  seq: number;
}

const PURPOSES: readonly Purpose[] = ["recording", "live"];
const nothing = (): EndedMs => ({ recording: {}, live: {} });

/**
 * Says from the ledger when people left the stage. A look at the stage has only its latest change, and several may follow each
 * other between two looks.
 */
export class StageEnds {
  private known: Known | null = null;

  constructor(
    private readonly eventId: string,
    /** When the media time began. */
    private readonly startedAt: Date,
  ) {}

  /**
   * Returns who could be captured at the previous look and not at every moment since. Without a stage, the session is over.
   */
  async look(now: Stage | null): Promise<EndedMs> {
    const { known, eventId } = this;
    const version = now?.state.version ?? Number.POSITIVE_INFINITY;
    if (now && (!known || version < known.state.version)) {
      this.known = { state: now.state, seq: await seqBefore({ sql }, eventId, now.changedAt) };
      return nothing();
    }
    const ended = nothing();
    if (!known || version === known.state.version) return ended;
    const on = { recording: capturable(known.state, "recording"), live: capturable(known.state, "live") };
    let { state, seq } = known;
    for (const entry of await readEntries({ sql }, eventId, { after: seq, types: [], changes: true })) {
      if (entry.version === null || entry.version > version) break;
      seq = entry.seq;
      if (entry.version <= state.version) continue;
      state = replay(state, entry) ?? state;
      for (const purpose of PURPOSES) {
        const still = capturable(state, purpose);
        for (const person of on[purpose].difference(still))
          ended[purpose][person] = entry.at.getTime() - this.startedAt.getTime();
        on[purpose] = on[purpose].intersection(still);
      }
    }
    this.known = { state, seq };
    return ended;
  }
}

/** Returns the earlier of a person's times. */
export function earliest(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Record<string, number> {
  const times = { ...one };
  for (const [person, ms] of Object.entries(other)) times[person] = Math.min(ms, times[person] ?? ms);
  return times;
}
