import type { Recording } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";

/** Returns a show's recording with this id, by default its latest. Null if there's none, or it was deleted. */
export const chosenRecording = (
  ctx: Pick<Ctx, "db">,
  eventId: string,
  recordingId: string | undefined,
): Promise<Recording | null> =>
  ctx.db.recording.findFirst({
    where: {
      ...{ eventId, deletedAt: null, liveOnly: false },
      ...(recordingId ? { id: recordingId } : {}),
    },
    orderBy: [{ startedAt: "desc" }, { id: "desc" }],
  });
