import { readShow } from "@/lib/modules/after/playback";
import { findRecorded } from "@/lib/modules/after/transcripts";
import { publishedText } from "@/lib/modules/made/content";
import { requireUpToDate, titleOfSegment } from "@/lib/modules/made/shorts";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid, stateConflict } from "@/lib/operation/problem";
import type { WantedWire } from "../schema";
import { hasLatestFile, type Item } from "./item";

type Wanted = { slug: string } & Pick<
  WantedWire,
  "recording_id" | "clip_id" | "content_id" | "title" | "description"
>;

/** Returns what the caller wants to publish. Refuses what isn't ready. */
export async function findItem(
  ctx: Ctx,
  { slug, recording_id, clip_id, content_id, ...said }: Wanted,
): Promise<Item> {
  if (clip_id !== undefined && content_id !== undefined) throw invalid({ content_id: "not_allowed" });
  const found = await findRecorded(ctx, slug, recording_id);
  const { event } = found;
  const description = said.description ?? event.description;
  if (content_id !== undefined) {
    const row = await ctx.db.contentItem.findUnique({
      where: { id: content_id },
      include: { recording: true },
    });
    if (row?.eventId !== event.id) throw invalid({ content_id: "not_found" });
    const text = await publishedText(ctx, row, row.recording);
    if (!text)
      throw invalid({ content_id: "not_found" }, "This text has no sentences left. Generate it again.");
    const title = said.title || text.title;
    return { event, recording: row.recording, clip: null, content: { row, text }, title, description };
  }
  if (clip_id !== undefined) {
    const { workspaceId, environment } = ctx;
    const where = {
      workspaceId,
      environment,
      eventId: event.id,
      number: clip_id,
      isPreview: false,
      state: "ready",
    };
    const clip = await ctx.db.clip.findFirst({ where, include: { recording: true } });
    if (!clip?.mp4FileId || clip.recording.deletedAt) throw invalid({ clip_id: "not_found" });
    const { recording, ...row } = clip;
    await requireUpToDate(ctx, row);
    return {
      event,
      recording,
      clip: row,
      content: null,
      title: said.title || (await titleOf(ctx, row)),
      description,
    };
  }
  const { recording } = found;
  if (recording.state !== "ready")
    throw stateConflict(recording.state, "The recording isn't ready. Try again when it is.");
  if (!hasLatestFile(recording))
    throw stateConflict("processing", "The recording's MP4 isn't made yet. Try again in a few minutes.");
  return { event, recording, clip: null, content: null, title: said.title || event.title, description };
}

async function titleOf(ctx: Ctx, clip: { segmentNumber: number; options: unknown }): Promise<string> {
  const { title } = clip.options as { title?: string };
  if (title) return title;
  const { workspaceId, environment } = ctx;
  const segment = await ctx.db.clipSegment.findUnique({
    where: { workspaceId_environment_number: { workspaceId, environment, number: clip.segmentNumber } },
  });
  return segment ? titleOfSegment(segment, await readShow(segment.recordingId)) : "Clip";
}
