import { publishFeedChanges } from "@/lib/modules/stage/live-feed";
import { findAvailableShow } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { chatContract } from "../contract";
import { findLine } from "./find-line";
import { linePresenter } from "./present-lines";
import { takeDown } from "./take-down";

export async function updateChatLine(
  ctx: Ctx,
  { slug, line_id, state }: InputOf<typeof chatContract.updateChatLine>,
): Promise<OutputOf<typeof chatContract.updateChatLine>> {
  const event = await findAvailableShow(ctx, slug);
  const before = await findLine(ctx, event.id, line_id);
  const changed = before.state !== state;
  if (changed || before.reports.length > 0)
    await ctx.db.chatMessage.update({
      where: { id: before.id },
      // An earlier change may not have been published to all pages yet.
      data: {
        state,
        ...(changed || before.untold === "everybody" ? { untold: "everybody" } : { untold: "desk" }),
      },
    });
  await ctx.db.chatReport.updateMany({
    where: { lineId: before.id, settled: false },
    data: { settled: true },
  });
  if (state === "hidden") await takeDown(ctx, event.id, { pinnedLine: before.id });
  ctx.record({
    subjectType: "chat_line",
    subjectId: before.id,
    before: { state: before.state },
    after: { state },
  });
  ctx.afterCommit(() => void publishFeedChanges(event.id));
  const present = await linePresenter(ctx, event.id);
  return present({ ...before, state, reports: [] });
}
