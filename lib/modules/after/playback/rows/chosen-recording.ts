import type { Prisma, Recording } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";

/** Not those of which nothing was uploaded, or nothing came. */
export const WITH_MEDIA = {
  ...{ deletedAt: null, liveOnly: false },
  NOT: { source: "upload", state: { in: ["awaiting_upload", "failed"] } },
} satisfies Prisma.RecordingWhereInput;

/**
 * Returns a show's recording with this id. By default the show's latest, or else the latest that was uploaded. Null if there's
 * none, or it was deleted.
 */
export const chosenRecording = (
  ctx: Pick<Ctx, "db">,
  eventId: string,
  recordingId: string | undefined,
): Promise<Recording | null> =>
  ctx.db.recording.findFirst({
    where: recordingId
      ? { eventId, deletedAt: null, liveOnly: false, id: recordingId }
      : { eventId, ...WITH_MEDIA },
    orderBy: [{ source: "asc" }, { startedAt: "desc" }, { id: "desc" }],
  });
