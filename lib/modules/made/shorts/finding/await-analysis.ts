import type { Ctx } from "@/lib/operation/ctx";
import type { Sql } from "@/lib/platform/database/db";
import type { Source } from "../find-source";
import { analyzeAwaitedJob } from "./analyze-awaited-job";

/** Longer than the longest upload takes to convert and transcribe on a busy server. */
const MOST_HOURS = 48;

const WAITING = `
SELECT COALESCE((payload->>'clips')::int, 0) AS clips FROM job
WHERE kind = '${analyzeAwaitedJob.kind}' AND subject = $1 AND state IN ('queued', 'dispatched', 'running')`;

/** Returns for how many clips an analysis waits for a recording's transcript; null if none does. */
export async function awaitedClips({ sql }: { sql: Sql }, recordingId: string): Promise<number | null> {
  const rows = await sql<{ clips: number }>("moments_awaited", WAITING, [recordingId]);
  return rows.length === 0 ? null : Math.max(...rows.map(({ clips }) => clips));
}

/** Has a recording analyzed once it has its transcript, for the price that the call has reserved. The recording is locked. */
export async function awaitAnalysis(ctx: Ctx, { event, recording }: Source, clips: number): Promise<void> {
  const awaited = await awaitedClips(ctx, recording.id);
  if (awaited !== null) ctx.reservation?.release();
  if (awaited !== null && awaited >= clips) return;
  const reservation = awaited === null ? ctx.reservation : undefined;
  const until = new Date(ctx.realNow.getTime() + MOST_HOURS * 3_600_000).toISOString();
  ctx.enqueue(
    analyzeAwaitedJob,
    { slug: event.slug, clips, until, ...(reservation && { reservation_id: reservation.id }) },
    { subject: recording.id },
  );
  reservation?.handOver();
  ctx.record({ subjectType: "recording", subjectId: recording.id, after: { moments: "awaited", clips } });
}
