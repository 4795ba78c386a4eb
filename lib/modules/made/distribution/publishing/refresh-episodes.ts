import type { Publication } from "@/lib/generated/prisma/client";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { db } from "@/lib/platform/database/db";
import { havingItem } from "../destinations/find-destinations";
import { hasLatestFile } from "../items/item";
import { lockJobs } from "../rows/lock-jobs";
import { publishJob } from "../rows/publish-job";
import { queuePublications } from "../rows/queue-publications";
import { settleJob } from "../rows/settle-job";

/** Makes the sound of a recording's episodes again, once a later version of it has its MP4. */
export async function refreshEpisodes(recordingId: string): Promise<void> {
  const recording = await db().recording.findUnique({ where: { id: recordingId } });
  if (!recording || recording.deletedAt || !hasLatestFile(recording)) return;
  await asSystem(publishJob.kind, recording, async (ctx) => {
    const read = () =>
      ctx.db.publication.findMany({
        where: {
          recordingVersion: { lt: recording.version },
          // One that couldn't be made again has its earlier sound.
          OR: [{ state: "published" }, { state: "failed", audioFileId: { not: null } }],
          job: { recordingId, itemType: "recording" },
          destination: { kind: "podcast", deletedAt: null },
        },
        orderBy: { id: "asc" },
      });
    await lockJobs(
      ctx,
      (await read()).map(({ jobId }) => jobId),
    );
    // One that was taken back before its job was locked isn't made again.
    const older = await withoutDoubles(ctx, await read(), recordingId);
    if (older.length === 0) return;
    for (const state of ["published", "failed"] as const) await queuePublications(ctx, older, state);
    for (const { id, jobId } of older) {
      await settleJob(ctx, jobId);
      ctx.record({
        subjectType: "publication",
        subjectId: id,
        after: { state: "queued", version: recording.version },
      });
    }
  });
}

/** Leaves out failed ones where another job has published the recording since. */
async function withoutDoubles(
  ctx: Ctx,
  episodes: readonly Publication[],
  recordingId: string,
): Promise<Publication[]> {
  const single: Publication[] = [];
  for (const one of episodes) {
    const taken =
      one.state === "failed" && (await havingItem(ctx, [one.destinationId], recordingId, one.jobId)).size > 0;
    if (!taken) single.push(one);
  }
  return single;
}
