import type { Client, Event } from "@/lib/generated/prisma/client";
import { sendAfterShowJob } from "@/lib/modules/email/after-show";
import { afterShowSkipReason } from "@/lib/modules/email/sending";
import type { Ctx } from "@/lib/operation/ctx";
import type { ScheduleEntryWire } from "./schema";

/** Returns the planned emails about the replay, with the reason if they would be skipped now. */
export async function plannedAfterShow(
  ctx: Ctx,
  event: Event & { client: Client },
): Promise<ScheduleEntryWire[]> {
  const jobs = await ctx.db.job.findMany({
    where: {
      subject: event.id,
      kind: sendAfterShowJob.kind,
      state: { in: ["queued", "dispatched", "running"] },
    },
    orderBy: { dueAt: "desc" },
    take: 1,
    select: { id: true, payload: true },
  });
  const why = jobs.length === 0 ? undefined : await afterShowSkipReason(event, ctx.now);
  return jobs.flatMap(({ id, payload }) => {
    const { due_at: at } = sendAfterShowJob.payload.parse(payload);
    return (["replay", "missed"] as const).map((kind) => ({
      ...{ id: `${id}:${kind}`, kind, subject: null, message_id: null, at, until: null },
      state: why ? ("held_back" as const) : ("planned" as const),
      ...{ people: why ? 0 : null, out: 0, waiting: 0, not_sent: [], why_not: why?.reason ?? null },
    }));
  });
}
