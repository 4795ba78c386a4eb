import type { Event, Recording, Transcript, TranscriptPass } from "@/lib/generated/prisma/client";
import { chosenRecording, type SpokenLine, spokenLines } from "@/lib/modules/after/playback";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid, notFound, Problem } from "@/lib/operation/problem";

interface Asked {
  slug: string;
  recording_id?: string | undefined;
  version?: number | undefined;
  /** Whether the words' times are wanted. */
  words?: boolean | undefined;
}

interface Found {
  event: Event;
  recording: Recording;
  /** Null if nothing was corrected or transcribed again yet. */
  transcript: Transcript | null;
  version: number;
  /** With those that were removed. */
  lines: SpokenLine[];
  /** The latest over the microphones. Without one, there is at least one line. */
  pass: TranscriptPass | null;
}

/** Returns what was said in a recording of the caller's show, by default in the latest. */
export async function findTranscript(
  ctx: Ctx,
  { slug, recording_id, version, words = false }: Asked,
): Promise<Found> {
  const { event, recording } = await findRecorded(ctx, slug, recording_id);
  const transcript = await ctx.db.transcript.findUnique({ where: { recordingId: recording.id } });
  const latest = transcript?.version ?? 1;
  if (version !== undefined && version > latest) throw invalid({ version: "not_found" });
  const lines = (await spokenLines(recording.id, { version: version ?? latest, words })) ?? [];
  const pass = await ctx.db.transcriptPass.findFirst({
    where: { recordingId: recording.id },
    orderBy: { id: "desc" },
  });
  if (lines.length === 0 && !pass)
    throw nothing("No one who agreed to be recorded has spoken with captions on.");
  return { event, recording, transcript, version: version ?? latest, lines, pass };
}

/** Returns the recording whose transcript is meant, by default the show's latest. */
export async function findRecorded(
  ctx: Ctx,
  slug: string,
  recordingId: string | undefined,
): Promise<{ event: Event; recording: Recording }> {
  const event = await findEvent(ctx, slug);
  const recording = await chosenRecording(ctx, event.id, recordingId);
  if (!recording) throw recordingId ? notFound() : nothing("The show hasn't been recorded.");
  return { event, recording };
}

const nothing = (why: string): Problem => new Problem("not_found", `No transcript. ${why}`);
