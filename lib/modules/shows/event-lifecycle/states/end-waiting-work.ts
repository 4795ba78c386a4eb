import type { Event } from "@/lib/generated/prisma/client";
import { cancelOpenCommunications } from "@/lib/modules/email/communications";
import { cancelReminders } from "@/lib/modules/email/reminders";
import { skipScheduledInvitations } from "@/lib/modules/people/guests";
import type { Ctx } from "@/lib/operation/ctx";

/** Cancels everything still pending for a show that won't take place, in the transaction of the move. */
export async function endWaitingWork(ctx: Ctx, event: Event, reason: string): Promise<void> {
  await cancelReminders(event.id);
  await cancelOpenCommunications(ctx, event);
  await skipScheduledInvitations(ctx, event, reason);
}
