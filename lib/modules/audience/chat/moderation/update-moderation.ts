import { publishFeedChanges } from "@/lib/modules/stage/live-feed";
import { findAvailableShow } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid } from "@/lib/operation/problem";
import type { chatContract } from "../contract";
import { findLine } from "../lines/find-line";
import { presentLine } from "../lines/present-lines";
import { chatOf } from "./get-moderation";

export async function updateModeration(
  ctx: Ctx,
  { slug, slow_seconds, pinned_line_id }: InputOf<typeof chatContract.updateModeration>,
): Promise<OutputOf<typeof chatContract.updateModeration>> {
  const event = await findAvailableShow(ctx, slug);
  if (pinned_line_id) await requireInSight(ctx, event.id, pinned_line_id);
  const before = await ctx.db.showChat.findUnique({ where: { eventId: event.id } });
  const change = {
    ...(slow_seconds === undefined ? {} : { slowSeconds: slow_seconds }),
    ...(pinned_line_id === undefined ? {} : { pinnedLine: pinned_line_id }),
    untold: true,
  };
  await ctx.db.showChat.upsert({
    where: { eventId: event.id },
    create: { eventId: event.id, ...change },
    update: change,
  });
  ctx.record({
    subjectType: "chat",
    subjectId: event.id,
    before: { slow_seconds: before?.slowSeconds ?? 0, pinned_line_id: before?.pinnedLine ?? null },
    after: { slow_seconds, pinned_line_id },
  });
  ctx.afterCommit(() => void publishFeedChanges(event.id));
  return chatOf(ctx, event);
}

async function requireInSight(ctx: Ctx, eventId: string, id: string): Promise<void> {
  const { state } = await presentLine(ctx, await findLine(ctx, eventId, id, "pinned_line_id"));
  if (state !== "shown")
    throw invalid({ pinned_line_id: "invalid" }, "Only messages visible to everyone can be pinned.");
}
