import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { cancelJobs } from "@/lib/platform/jobs";
import { sendCommunicationJob } from "./send-communication-job";

const OPEN = ["scheduled", "queued", "sending"];

/**
 * Cancels a show's scheduled messages and those being sent. Drafts stay, because the crew may still want to
 * send an explanation.
 */
export async function cancelOpenCommunications(ctx: Ctx, event: Pick<Event, "id">): Promise<number> {
  const open = await ctx.db.communication.findMany({
    where: { eventId: event.id, state: { in: OPEN } },
    select: { id: true, state: true },
    orderBy: { id: "asc" },
  });
  if (open.length === 0) return 0;
  const ids = open.map(({ id }) => id);
  await cancelJobs(sendCommunicationJob.kind, ids);
  const ended = await ctx.db.communication.updateManyAndReturn({
    where: { id: { in: ids }, state: { in: OPEN } },
    data: { state: "cancelled", version: { increment: 1 }, updatedAt: ctx.now, endedAt: ctx.now },
    select: { id: true },
  });
  for (const { id } of ended)
    ctx.record({
      subjectType: "communication",
      subjectId: id,
      before: { state: open.find((one) => one.id === id)?.state },
      after: { state: "cancelled" },
    });
  return ended.length;
}
