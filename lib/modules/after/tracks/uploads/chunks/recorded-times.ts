import { recordingAnswers } from "@/lib/modules/people/recording-consent";
import { readEntries, seqBefore, stageAfter } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { type CaptureWindow, captureWindows, onlyCaptures, type Timeline, timelineOf } from "@/lib/program";
import type { OwnPart } from "../parts/find-part";
import { mediaStart } from "../parts/present-part";

const RECORDINGS = 100;
const PAGE = 500;

/** What is known of each recording's show, so that only new entries of its ledger are read. */
const followed = () => processSingleton("recorded-times", () => new Map<string, Timeline>());

/**
 * Returns when a part's person may be recorded in its session, as the recording's program has it: on air, on stage, with
 * their consent. Up to now, while the show is on air.
 */
export async function recordedTimes(ctx: Ctx, part: OwnPart): Promise<readonly CaptureWindow[]> {
  const { recordingId } = part.part.track;
  const rows = await ctx.db.showSession.findMany({ where: { recordingId }, orderBy: { startedAt: "asc" } });
  const sessions = rows.map((row) => ({ id: row.id, startedAt: mediaStart(row), endedAt: row.endedAt }));
  const [first] = sessions;
  if (!first) return [];
  const windows = captureWindows({
    timeline: await follow(ctx, part, first.startedAt),
    sessions,
    until: ctx.realNow,
    answers: await recordingAnswers(ctx, part.eventId),
  });
  return (windows.get(part.person) ?? []).filter(({ sessionId }) => sessionId === part.session.id);
}

/**
 * Whoever writes an entry locks the stage before the entry's time is taken, and until it is committed. So if the stage can be
 * locked, everything up to now is in the ledger; otherwise, everything up to its latest entry. No one waits for that.
 */
const KNOWN = `
WITH quiet AS MATERIALIZED (SELECT event_id FROM stage WHERE event_id = $1 FOR SHARE SKIP LOCKED)
SELECT CASE WHEN EXISTS (SELECT 1 FROM quiet) THEN clock_timestamp() ELSE at END AS at FROM stage WHERE event_id = $1`;

/** Returns up to when a show's ledger has every change. Called outside of a transaction, because it would keep the lock. */
export async function ledgerKnownUntil(ctx: Pick<Ctx, "sql">, eventId: string): Promise<Date | null> {
  const [row] = await ctx.sql<{ at: Date }>("ledger_known_until", KNOWN, [eventId]);
  return row?.at ?? null;
}

/** Returns the recording's show from its first session up to now. */
async function follow(ctx: Ctx, { eventId, part }: OwnPart, from: Date): Promise<Timeline> {
  const { recordingId } = part.track;
  let timeline = followed().get(recordingId) ?? (await begin(ctx, eventId, from));
  for (let more = true; more; ) {
    const { seq: after } = timeline;
    const entries = await readEntries(ctx, eventId, { after, types: [], changes: true, limit: PAGE });
    timeline = onlyCaptures(timelineOf(entries, timeline));
    more = entries.length === PAGE;
  }
  keep(recordingId, timeline);
  return timeline;
}

async function begin(ctx: Ctx, eventId: string, from: Date): Promise<Timeline> {
  const seq = await seqBefore(ctx, eventId, from);
  const state = seq > 0 ? await stageAfter(ctx, eventId, seq) : null;
  const stages = state ? [{ at: from.getTime(), state }] : [];
  return { seq, stages, votes: new Map(), effects: new Map() };
}

function keep(recordingId: string, timeline: Timeline): void {
  const all = followed();
  all.delete(recordingId);
  all.set(recordingId, timeline);
  for (const oldest of all.keys()) {
    if (all.size <= RECORDINGS) break;
    all.delete(oldest);
  }
}
