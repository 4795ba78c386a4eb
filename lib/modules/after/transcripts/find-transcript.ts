import type { Event, Recording, Transcript } from "@/lib/generated/prisma/client";
import { type SpokenLine, spokenLines } from "@/lib/modules/after/playback";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid, notFound, Problem } from "@/lib/operation/problem";

interface Asked {
  slug: string;
  recording_id?: string | undefined;
  version?: number | undefined;
}

interface Found {
  event: Event;
  recording: Recording;
  /** Null if nothing was corrected yet. */
  transcript: Transcript | null;
  version: number;
  /** With those that were removed. At least one. */
  lines: SpokenLine[];
}

/** Returns what was said in a recording of the caller's show, by default in the latest. */
export async function findTranscript(ctx: Ctx, { slug, recording_id, version }: Asked): Promise<Found> {
  const event = await findEvent(ctx, slug);
  const recording = await ctx.db.recording.findFirst({
    where: {
      eventId: event.id,
      deletedAt: null,
      liveOnly: false,
      ...(recording_id ? { id: recording_id } : {}),
    },
    orderBy: [{ startedAt: "desc" }, { id: "desc" }],
  });
  if (!recording) throw recording_id ? notFound() : nothing("The show hasn't been recorded.");
  const transcript = await ctx.db.transcript.findUnique({ where: { recordingId: recording.id } });
  const latest = transcript?.version ?? 1;
  if (version !== undefined && version > latest) throw invalid({ version: "not_found" });
  const lines = (await spokenLines(recording.id, version ?? latest)) ?? [];
  if (lines.length === 0) throw nothing("No one who agreed to be recorded has spoken with captions on.");
  return { event, recording, transcript, version: version ?? latest, lines };
}

const nothing = (why: string): Problem => new Problem("not_found", `No transcript. ${why}`);
