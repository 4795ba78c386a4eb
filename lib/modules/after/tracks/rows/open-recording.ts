import { requestProgram } from "@/lib/modules/after/program-requests";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { db, sql, transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import type { Environment } from "@/lib/platform/security/principal";
import { keepDesign } from "./keep-design";

/** A show that goes on air again does so within 15 minutes, after a countdown. */
const SAME_RECORDING_MINUTES = 20;

const CONTINUE = `
UPDATE recording r SET state = 'live', version = version + 1, ended_at = NULL, keep_until = NULL,
  duration_ms = NULL, mp4_state = 'pending',
  updated_at = now()
WHERE r.id = (
  SELECT id FROM recording WHERE event_id = $1 AND deleted_at IS NULL AND state <> 'failed' AND NOT live_only AND source = 'show'
    AND (ended_at IS NULL OR ended_at > $2::timestamptz - interval '${SAME_RECORDING_MINUTES} minutes')
  ORDER BY created_at DESC LIMIT 1 FOR UPDATE
)
RETURNING id`;

interface Show {
  eventId: string;
  workspaceId: string;
  environment: Environment;
}

interface Session {
  id: string;
  startedAt: Date;
  recordingId: string | null;
}

/**
 * The recording of a session on air: created for the first session of a show; a later one continues it under the
 * next version.
 * @returns its id
 */
export async function openRecording(show: Show, session: Session): Promise<string> {
  if (session.recordingId !== null) return session.recordingId;
  const { workspaceId, environment } = show;
  return asSystem("recordings.open", { workspaceId, environment }, (ctx) => openIn(ctx, show, session));
}

/** Locks the stage, so that its show doesn't end before it has a recording. */
const IS_RECORDED = `
SELECT 1 FROM stage WHERE event_id = $1 AND session_id = $2
  AND state ->> 'phase' = 'live' AND state ->> 'recording' <> 'off' FOR SHARE`;

/** Does the same if the show is on air and its stage says that it's recorded. */
export async function openWantedRecording(show: Show, session: Session): Promise<void> {
  const { workspaceId, environment } = show;
  await asSystem("recordings.open", { workspaceId, environment }, async (ctx) => {
    const [wanted] = await ctx.sql("recording_is_wanted", IS_RECORDED, [show.eventId, session.id]);
    if (wanted) await openIn(ctx, show, session);
  });
}

async function openIn(
  ctx: Ctx,
  { eventId, workspaceId, environment }: Show,
  session: Pick<Session, "id" | "startedAt">,
): Promise<string> {
  const locked = await ctx.sql<{ recording_id: string | null }>(
    "recording_session_lock",
    "SELECT recording_id FROM show_session WHERE id = $1 FOR UPDATE",
    [session.id],
  );
  const known = locked[0]?.recording_id;
  if (known) return known;
  const [continued] = await ctx.sql<{ id: string }>("recording_continue", CONTINUE, [
    eventId,
    session.startedAt,
  ]);
  const id = continued?.id ?? ctx.newId("rec");
  if (!continued) {
    const design = { ...(await keepDesign(ctx, eventId, id)) };
    await ctx.db.recording.create({
      data: { id, workspaceId, environment, eventId, startedAt: session.startedAt, design },
    });
  }
  await ctx.db.showSession.update({ where: { id: session.id }, data: { recordingId: id } });
  await requestProgram(id);
  ctx.record({
    subjectType: "recording",
    subjectId: id,
    before: continued ? { state: "processing" } : null,
    after: { state: "live", session_id: session.id },
  });
  return id;
}

/**
 * What viewers over HTTP get of a session that isn't recorded. It's never shown as a recording, and deleted after the
 * session.
 * @returns its id
 */
export async function openLiveRecording(
  { eventId, workspaceId, environment }: Show,
  session: Session,
): Promise<string> {
  if (session.recordingId !== null) return session.recordingId;
  return transaction(async () => {
    const locked = await sql<{ recording_id: string | null }>(
      "recording_session_lock",
      "SELECT recording_id FROM show_session WHERE id = $1 FOR UPDATE",
      [session.id],
    );
    const known = locked[0]?.recording_id;
    if (known) return known;
    const id = newId("rec");
    const { startedAt } = session;
    await db().recording.create({
      data: { id, workspaceId, environment, eventId, startedAt, liveOnly: true },
    });
    await db().showSession.update({ where: { id: session.id }, data: { recordingId: id } });
    await requestProgram(id);
    return id;
  });
}
