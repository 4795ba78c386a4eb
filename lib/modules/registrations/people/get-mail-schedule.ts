import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { peopleContract } from "./contract";
import { countReminded } from "./count-reminded";
import { plannedAfterShow } from "./planned-after-show";
import { plannedReminders } from "./planned-reminders";
import { scheduledMessages } from "./scheduled-messages";
import type { ScheduleEntryWire } from "./schema";
import { writtenEmails } from "./written-emails";

type Contract = typeof peopleContract;

/** Returns all emails of a show in chronological order: those already queued or sent, and planned ones. */
export async function getMailSchedule(
  ctx: Ctx,
  { slug }: InputOf<Contract["getMailSchedule"]>,
): Promise<OutputOf<Contract["getMailSchedule"]>> {
  const { id } = await findEvent(ctx, slug);
  const event = await ctx.db.event.findUniqueOrThrow({ where: { id }, include: { client: true } });
  const people = await countReminded(ctx, id);
  const entries: ScheduleEntryWire[] = [
    ...(await writtenEmails(ctx, id)),
    ...(await scheduledMessages(ctx, id)),
    ...(await plannedReminders(ctx, event, people)),
    ...(await plannedAfterShow(ctx, event)),
  ];
  return {
    now: iso(ctx.now),
    starts_at: isoOrNull(event.startsAt),
    timezone: event.timezone,
    entries: entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)),
  };
}
