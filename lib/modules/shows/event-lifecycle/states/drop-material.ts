import { dropReferencesOf } from "@/lib/modules/files/files";
import { convertPresentationJob } from "@/lib/modules/material/presentations";
import { dropUploaded } from "@/lib/modules/material/uploads";
import { convertVideoJob } from "@/lib/modules/material/videos";
import { logoSubject } from "@/lib/modules/show-basics/sponsor-lines";
import type { Ctx } from "@/lib/operation/ctx";

/** Drops the files of a show's slides, videos and sponsors, and cancels their uploads and conversions. */
export async function dropMaterial(ctx: Ctx, eventId: string): Promise<void> {
  const ofShow = { where: { eventId, deletedAt: null }, select: { id: true, uploadId: true } };
  const decks = await ctx.db.presentation.findMany(ofShow);
  const videos = await ctx.db.video.findMany(ofShow);
  await dropUploaded(ctx, { type: "presentation", jobKind: convertPresentationJob.kind, rows: decks });
  await dropUploaded(ctx, { type: "video", jobKind: convertVideoJob.kind, rows: videos });
  const sponsors = await ctx.db.sponsor.findMany({ where: { eventId }, select: { id: true } });
  for (const { id } of sponsors) await dropReferencesOf(ctx, logoSubject(id));
}
