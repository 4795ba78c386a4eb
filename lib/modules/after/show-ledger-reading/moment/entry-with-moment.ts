import { seqBefore, stageAfter } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import { audienceState } from "@/lib/stage";
import type { View } from "../entries/body-reader";
import { walkEntries } from "../entries/walk-entries";
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
  const [state, session] = await Promise.all([stageAfter(ctx, eventId, seq), sessionAt(ctx, eventId, at)]);
  const shown = state && (view === "whole" ? state : audienceState(state));
  const moment: LedgerMoment | null = shown && {
    at: iso(at),
    session_id: session?.id ?? null,
    offset_ms: session ? at.getTime() - session.began.getTime() : null,
    state: shown,
    picture: pictureAt(shown, iso(at)),
  };
  const entries = walkEntries(ctx, eventId, view, { after: seq - 1, upTo: seq, firstRead: 1 });
  for await (const entry of entries) yield { ...entry, moment };
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
     WHERE event_id = $1 AND started_at <= $2::timestamptz AND (ended_at IS NULL OR ended_at > $2::timestamptz)
     ORDER BY started_at DESC LIMIT 1`,
    [eventId, at],
  );
  return session;
}
