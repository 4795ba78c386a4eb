import type { ClipSegment } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";
import type { Source } from "../../find-source";
import { slotsOf } from "./slots";

/** Refuses a segment without a slot if all are used. The recording is locked. */
export async function requireSlot(
  ctx: Ctx,
  { event }: Pick<Source, "event">,
  segment: ClipSegment,
): Promise<void> {
  const used = await slotsOf(ctx, event.id);
  if (!used.has(segment.number) && used.size >= event.clipSlots)
    throw new Problem(
      "slot_limit_reached",
      `This show can have clips of ${countOf(event.clipSlots)}. Archive a segment to free its slot, or raise the show's clip_slots.`,
    );
}

const countOf = (segments: number): string => `${segments} ${segments === 1 ? "segment" : "segments"}`;

/**
 * Gives a segment the slot that its clip takes. One that was archived is shown again, because an archived segment has no slot; one
 * that was there for previews alone stays.
 */
export async function takeSlot(ctx: Ctx, source: Source, segment: ClipSegment): Promise<void> {
  await requireSlot(ctx, source, segment);
  const { number, archivedAt, isPreview } = segment;
  if (archivedAt === null && !isPreview) return;
  const { workspaceId, environment } = ctx;
  await ctx.db.clipSegment.update({
    where: { workspaceId_environment_number: { workspaceId, environment, number } },
    data: { archivedAt: null, isPreview: false, updatedAt: ctx.realNow },
  });
  ctx.record({
    ...{ subjectType: "clip_segment", subjectId: String(number) },
    before: { archived: archivedAt !== null, preview: isPreview },
    after: { archived: false, preview: false },
  });
}
