import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import type { ScheduleEntryWire } from "./schema";

/** Returns scheduled messages. Those that have started are among the written emails. */
export async function scheduledMessages(ctx: Ctx, eventId: string): Promise<ScheduleEntryWire[]> {
  const rows = await ctx.db.communication.findMany({
    where: { eventId, state: "scheduled", scheduledFor: { not: null } },
    orderBy: { scheduledFor: "asc" },
    take: 200,
    select: { id: true, subject: true, scheduledFor: true },
  });
  return rows.flatMap(({ id, subject, scheduledFor }) =>
    scheduledFor
      ? [
          {
            id,
            kind: "message",
            subject,
            message_id: id,
            state: "planned" as const,
            at: iso(scheduledFor),
            until: null,
            people: null,
            out: 0,
            waiting: 0,
            not_sent: [],
            why_not: null,
          },
        ]
      : [],
  );
}
