import { dropReferencesOf } from "@/lib/modules/files/files";
import { convertPresentationJob } from "@/lib/modules/material/presentations";
import { closeUpload } from "@/lib/modules/material/uploads";
import { convertVideoJob } from "@/lib/modules/material/videos";
import { logoSubject } from "@/lib/modules/show-basics/sponsor-lines";
import type { Ctx } from "@/lib/operation/ctx";
import { cancelJobs } from "@/lib/platform/jobs/cancel-jobs";

/** Drops the files of a show's slides, videos and sponsors, and cancels their uploads and conversions. */
export async function dropMaterial(ctx: Ctx, eventId: string): Promise<void> {
  const ofShow = { where: { eventId, deletedAt: null }, select: { id: true, uploadId: true } };
  const decks = await ctx.db.presentation.findMany(ofShow);
  const videos = await ctx.db.video.findMany(ofShow);
  const sponsors = await ctx.db.sponsor.findMany({ where: { eventId }, select: { id: true } });
  await cancelJobs(convertPresentationJob.kind, idsOf(decks), { running: true });
  await cancelJobs(convertVideoJob.kind, idsOf(videos), { running: true });
  for (const { uploadId } of [...decks, ...videos]) if (uploadId) await closeUpload(ctx, uploadId);
  const subjects = [
    ...idsOf(decks).map((id) => ({ type: "presentation", id })),
    ...idsOf(videos).map((id) => ({ type: "video", id })),
    ...idsOf(sponsors).map(logoSubject),
  ];
  for (const subject of subjects) await dropReferencesOf(ctx, subject);
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
