import { readEntries, stageAfter } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import { replay, type StageMoment, type StageState, sceneTimes } from "@/lib/stage";
import type { RehearsedPart } from "./rehearsal-schema";

const PAGE = 500;

/** What the ledger says about a current rehearsal. */
export interface RehearsedStage {
  /** The prepared stage before it started. Null if the ledger doesn't go back that far. */
  before: StageState | null;
  parts: RehearsedPart[];
}

/** Replays a rehearsal's entries and returns the stage before them, and how long each scene was on. */
export async function rehearsedStage(
  ctx: Ctx,
  {
    eventId,
    sessionId,
    state: last,
    end,
  }: { eventId: string; sessionId: string; state: StageState; end: Date },
): Promise<RehearsedStage> {
  const [begin] = await ctx.sql<{ seq: number | null }>(
    "rehearsal_begin",
    "SELECT min(seq) AS seq FROM show_event WHERE event_id = $1 AND session_id = $2",
    [eventId, sessionId],
  );
  const first = begin?.seq ?? 1;
  const before = await stageAfter(ctx, eventId, first - 1);
  const moments: StageMoment[] = [];
  let state = before;
  for (let after = first - 1; ; ) {
    const entries = await readEntries(ctx, eventId, { after, limit: PAGE });
    for (const entry of entries) {
      state = replay(state, entry);
      if (state) moments.push({ at: entry.at.getTime(), state });
    }
    if (entries.length < PAGE) break;
    after = entries.at(-1)?.seq ?? after;
  }
  return { before, parts: partsOf(last, sceneTimes(moments, end.getTime())) };
}

const partsOf = ({ scenes }: StageState, times: ReadonlyMap<string, number>): RehearsedPart[] =>
  scenes.map(({ id, title, duration_sec }) => {
    const seconds = times.get(id);
    return {
      segment_id: id,
      title,
      planned_sec: duration_sec,
      actual_sec: seconds === undefined ? null : Math.round(seconds),
    };
  });
