import { readConverters } from "@/lib/modules/material/media-checks";
import { openUpload, requireTakesFiles } from "@/lib/modules/material/uploads";
import { lockEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { invalid, Problem } from "@/lib/operation/problem";
import { iso } from "@/lib/platform/runtime/clock";
import { tidyFileName } from "@/lib/platform/text/content-disposition";
import type { videosContract } from "./contract";
import { FAILURES } from "./failures-schema";
import { presentVideo } from "./present";
import { MAX_VIDEOS } from "./schema";

export async function createVideo(
  ctx: Ctx,
  { slug, name, content_type, size_bytes }: InputOf<typeof videosContract.createVideo>,
): Promise<OutputOf<typeof videosContract.createVideo>> {
  const event = await lockEvent(ctx, slug);
  await requireTakesFiles(ctx, event);
  const videos = await ctx.db.video.count({ where: { eventId: event.id, deletedAt: null } });
  if (videos >= MAX_VIDEOS)
    throw new Problem(
      "slot_limit_reached",
      `A show can have at most ${MAX_VIDEOS} videos. Delete one first.`,
    );
  if ((await readConverters()).ffmpeg === "not_installed")
    throw invalid({ content_type: "unsupported" }, FAILURES.not_installed.join(" "));
  const upload = await openUpload(ctx, { contentType: content_type, sizeBytes: size_bytes });
  const row = await ctx.db.video.create({
    data: {
      id: ctx.newId("vid"),
      ...ownedBy(ctx),
      eventId: event.id,
      name: tidyFileName(name),
      contentType: content_type,
      sizeBytes: size_bytes,
      uploadId: upload.id,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    },
  });
  const wire = presentVideo(slug, row);
  ctx.record({ subjectType: "video", subjectId: row.id, after: wire });
  return { ...wire, upload: { ...upload.address, expires_at: iso(upload.expiresAt) } };
}
