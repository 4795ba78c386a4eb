import { readEntries, seqBefore, stageAfter } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import { audienceState, replay, type StageState } from "@/lib/stage";
import { entryReader, type View } from "../entries/entry-reader";
import { presentEntry } from "../entries/present-entry";
import type { LedgerEntryWire, LedgerMoment } from "../schema";
import { pictureAt } from "./picture-at";

/** Yields the last entry up to a time, with the stage at that time. Nothing if the ledger begins later. */
export async function* entryWithMoment(
  ctx: Ctx,
  eventId: string,
  at: Date,
  view: View,
): AsyncGenerator<LedgerEntryWire, void> {
  // The ledger's times are whole milliseconds.
  const seq = await seqBefore(ctx, eventId, new Date(at.getTime() + 1));
  const [entry] = await readEntries(ctx, eventId, { after: seq - 1, upTo: seq });
  if (!entry) return;
  const before = await stageAfter(ctx, eventId, seq - 1);
  const state = replay(before, entry);
  const shown = state && (view === "whole" ? state : audienceState(state));
  const seen = presentEntry(entry, entryReader(view, before)(entry));
  yield { ...seen, moment: shown && (await momentOf(ctx, eventId, at, shown)) };
}

async function momentOf(ctx: Ctx, eventId: string, at: Date, state: StageState): Promise<LedgerMoment> {
  const session = await sessionAt(ctx, eventId, at);
  return {
    at: iso(at),
    session_id: session?.id ?? null,
    offset_ms: session ? at.getTime() - session.began.getTime() : null,
    state,
    picture: pictureAt(state, iso(at)),
  };
}

interface Session extends Record<string, unknown> {
  id: string;
  /** The start of its media. */
  began: Date;
}

/** Returns the session or rehearsal that was running. */
async function sessionAt(ctx: Ctx, eventId: string, at: Date): Promise<Session | undefined> {
  const [session] = await ctx.sql<Session>(
    "ledger_session_at",
    `SELECT id, COALESCE(media_started_at, started_at) AS began FROM show_session
     WHERE event_id = $1 AND kind <> 'upload' AND started_at <= $2::timestamptz AND (ended_at IS NULL OR ended_at > $2::timestamptz)
     ORDER BY started_at DESC LIMIT 1`,
    [eventId, at],
  );
  return session;
}
