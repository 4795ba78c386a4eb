import type { ClipSegment } from "@/lib/generated/prisma/client";
import { readShow } from "@/lib/modules/after/playback";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid } from "@/lib/operation/problem";
import { lockRecording } from "./clips/queue-clip";
import { HOLDS_SLOT } from "./clips/slots/slots";
import { requireSlot } from "./clips/slots/take-slot";
import type { shortsContract } from "./contract";
import { findSource } from "./find-source";
import { createSegment } from "./segments/create-segment";
import { presentSegment } from "./segments/present-segment";

type Operation = typeof shortsContract.manageShortSegment;
type Asked = InputOf<Operation>;

type Create = Extract<Asked, { action: "create" }>;
type Change = Exclude<Asked, Create>;

export async function manageShortSegment(ctx: Ctx, asked: Asked): Promise<OutputOf<Operation>> {
  const segment = asked.action === "create" ? await create(ctx, asked) : await change(ctx, asked);
  const { createdAt: _created, updatedAt: _updated, note, ...after } = segment;
  ctx.record({
    subjectType: "clip_segment",
    subjectId: String(segment.number),
    after: { ...after, has_note: note !== null },
  });
  return presentSegment(segment, await readShow(segment.recordingId));
}

/** Its title and speakers are what is said in it. Whoever erases that has locked the recording. */
async function create(ctx: Ctx, asked: Create): Promise<ClipSegment> {
  const { recording } = await findSource(ctx, asked);
  await lockRecording(ctx, recording.id);
  return createSegment(ctx, await findSource(ctx, { ...asked, recording_id: recording.id }), asked);
}

async function change(ctx: Ctx, asked: Change): Promise<ClipSegment> {
  const { event } = await findSource(ctx, { slug: asked.slug });
  const number = asked.segment_id;
  const owner = { workspaceId: ctx.workspaceId, environment: ctx.environment };
  const where = { workspaceId_environment_number: { ...owner, number } };
  const known = await ctx.db.clipSegment.findUnique({ where });
  if (known?.eventId !== event.id) throw invalid({ segment_id: "not_found" });
  // First, as whoever orders a clip locks it.
  if (asked.action === "restore") await lockRecording(ctx, known.recordingId);
  await ctx.lock(
    "moments_segment_lock",
    `SELECT 1 FROM clip_segment WHERE workspace_id = $1 AND environment = $2::"Environment" AND number = $3 FOR UPDATE`,
    [ctx.workspaceId, ctx.environment, number],
  );
  const found = await ctx.db.clipSegment.findUnique({ where });
  if (found?.eventId !== event.id) throw invalid({ segment_id: "not_found" });
  if (asked.action === "restore" && found.archivedAt && (await hasClip(ctx, found)))
    await requireSlot(ctx, { event }, found);
  const data =
    asked.action === "note"
      ? { note: asked.note === "" ? null : asked.note }
      : { archivedAt: asked.action === "archive" ? (found.archivedAt ?? ctx.realNow) : null };
  return ctx.db.clipSegment.update({ where, data: { ...data, isPreview: false, updatedAt: ctx.realNow } });
}

/** Whether a segment takes a slot once it isn't archived any more. */
const hasClip = async (ctx: Ctx, { recordingId, number }: ClipSegment): Promise<boolean> =>
  (await ctx.db.clip.count({
    where: { recordingId, segmentNumber: number, isPreview: false, state: { in: [...HOLDS_SLOT] } },
  })) > 0;
