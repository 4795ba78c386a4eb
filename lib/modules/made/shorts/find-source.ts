import type { Event, Recording } from "@/lib/generated/prisma/client";
import { chosenRecording } from "@/lib/modules/after/playback";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound, Problem } from "@/lib/operation/problem";

interface Asked {
  slug: string;
  recording_id?: string | undefined;
}

export interface Source {
  event: Event;
  recording: Recording;
  /** Version of its transcript. */
  transcriptVersion: number;
}

export const nothingSaid = (): Problem =>
  new Problem("not_found", "No transcript. No one who agreed to be recorded has spoken with captions on.");

/** Returns the recording of the caller's show that clips are made of, by default the latest. */
export async function findSource(ctx: Ctx, { slug, recording_id }: Asked): Promise<Source> {
  const event = await findEvent(ctx, slug);
  const recording = await chosenRecording(ctx, event.id, recording_id);
  if (!recording)
    throw recording_id ? notFound() : new Problem("not_found", "The show hasn't been recorded.");
  const transcript = await ctx.db.transcript.findUnique({ where: { recordingId: recording.id } });
  return { event, recording, transcriptVersion: transcript?.version ?? 1 };
}
