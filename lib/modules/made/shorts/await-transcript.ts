import { beginPass, HAS_SOUND, requireRecognizer } from "@/lib/modules/after/transcripts";
import type { Ctx } from "@/lib/operation/ctx";
import { stateConflict } from "@/lib/operation/problem";
import { nothingSaid, type Source } from "./find-source";

type Recorded = Pick<Source, "recording">;

/** Whether a recording from elsewhere has no transcript yet. Those of shows have their captions. */
export async function hasNoTranscript(ctx: Pick<Ctx, "db">, { recording }: Recorded): Promise<boolean> {
  if (recording.source !== "upload") return false;
  const where = { recordingId: recording.id, version: { not: null } };
  return (await ctx.db.transcriptPass.count({ where })) === 0;
}

/** Whether one is being made, or will be once the recording is converted. */
export async function isTranscriptPending(ctx: Pick<Ctx, "db">, source: Recorded): Promise<boolean> {
  if (!(await hasNoTranscript(ctx, source))) return false;
  const { id, state } = source.recording;
  if (state === "converting") return true;
  return (await ctx.db.transcriptPass.count({ where: { recordingId: id, state: "running" } })) > 0;
}

/**
 * Requests the transcript of a recording from elsewhere, which the caller has locked, once. One that is still converted is
 * transcribed when that is done.
 * @throws `not_found` if nothing can be heard in it; `not_ready` if it can't be transcribed here
 */
export async function requestTranscript(ctx: Ctx, { event, recording }: Source): Promise<void> {
  const { id: recordingId, state } = recording;
  if (state === "awaiting_upload" || state === "failed")
    throw stateConflict(state, "There is nothing of this recording to transcribe.");
  const noted = (after: object) => ctx.record({ subjectType: "recording", subjectId: recordingId, after });
  if (await isTranscriptPending(ctx, { recording })) return noted({ transcript_pass: "running" });
  const [sound] = await ctx.sql<{ has: boolean }>(
    "moments_has_sound",
    `SELECT ${HAS_SOUND} AS has FROM recording r WHERE r.id = $1`,
    [recordingId],
  );
  if (!sound?.has) throw nothingSaid();
  const language = recording.language ?? event.language;
  await requireRecognizer(language);
  const pass = await beginPass(ctx, { recordingId, language });
  noted({ transcript_pass: "running", pass_id: pass.id });
}
