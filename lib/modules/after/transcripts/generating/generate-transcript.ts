import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import type { transcriptsContract } from "../contract";
import { findRecorded } from "../find-transcript";
import { lockTranscript } from "../lock-transcript";
import { beginPass } from "./begin-pass";
import { HAS_SOUND } from "./has-sound";
import { presentPass } from "./present-pass";
import { requireRecognizer } from "./require-recognizer";

type Operation = typeof transcriptsContract.generateTranscript;

/** Transcribes a recording's microphones, or the sound of an uploaded one, again if that was done before. */
export async function generateTranscript(
  ctx: Ctx,
  { slug, recording_id }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  await lockTranscript(ctx, { slug });
  const { event, recording } = await findRecorded(ctx, slug, recording_id);
  const recordingId = recording.id;
  if (recording.state === "live")
    throw stateConflict("live", "The show is on air. Its captions are the transcript until the end.");
  if (recording.state === "awaiting_upload" || recording.state === "converting")
    throw stateConflict(recording.state, "The recording is transcribed automatically after it's converted.");
  const running = await ctx.db.transcriptPass.findFirst({ where: { recordingId, state: "running" } });
  if (running) throw stateConflict("running", "The recording is already being transcribed.");
  const [stored] = await ctx.sql<{ has: boolean }>(
    "transcript_has_sound",
    `SELECT ${HAS_SOUND} AS has FROM recording r WHERE r.id = $1`,
    [recordingId],
  );
  if (!stored?.has) throw stateConflict("no_sound", "This recording has no stored microphone.");
  const language = recording.language ?? event.language;
  await requireRecognizer(language);
  const pass = await beginPass(ctx, { recordingId, language });
  ctx.record({
    ...{ subjectType: "recording", subjectId: recordingId },
    after: { transcript_pass: "running", pass_id: pass.id },
  });
  return presentPass(pass);
}
