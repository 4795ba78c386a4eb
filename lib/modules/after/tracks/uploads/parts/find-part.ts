import type { Recording, ShowSession } from "@/lib/generated/prisma/client";
import { findAvailableShow } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound, Problem } from "@/lib/operation/problem";
import { requireTakesUploads } from "./open-recording";
import type { PartOfTrack } from "./present-part";
import { callingPerson } from "./uploader";

export interface OwnPart {
  eventId: string;
  person: string;
  part: PartOfTrack;
  recording: Recording;
  session: ShowSession;
}

/**
 * Returns a part of the caller's own recording. Others' parts don't exist for them.
 * @throws `gone` once the track was erased or the recording takes no more
 */
export async function findOwnPart(ctx: Ctx, slug: string, partId: string): Promise<OwnPart> {
  const event = await findAvailableShow(ctx, slug);
  const person = callingPerson(ctx, event.id);
  const part = await ctx.db.trackPart.findUnique({
    where: { id: partId },
    include: { track: { include: { recording: true } } },
  });
  const isOwn = part?.track.recording.eventId === event.id && part.track.personId === person;
  if (!part || !isOwn || part.copy !== "browser") throw notFound();
  const { recording } = part.track;
  requireTakesUploads(ctx, recording);
  if (part.track.erasedAt) throw new Problem("gone", "This track was erased.");
  const session = await ctx.db.showSession.findUniqueOrThrow({ where: { id: part.sessionId } });
  return { eventId: event.id, person, part, recording, session };
}

/** Does the same, and locks the part until the transaction ends. */
export async function lockOwnPart(ctx: Ctx, slug: string, partId: string): Promise<OwnPart> {
  await ctx.lock("track_part_lock", "SELECT 1 FROM track_part WHERE id = $1 FOR UPDATE", [partId]);
  return findOwnPart(ctx, slug, partId);
}
