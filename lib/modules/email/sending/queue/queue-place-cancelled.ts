import type { Event, Registration } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { WITH_CALENDAR } from "../compose/compose-show-email";
import { placeCancelledEmail } from "../emails/place-cancelled-email";
import { queueEmail } from "./queue-email";

/**
 * Queues the email that removes a show from someone's calendar after their registration ended, if an earlier
 * email added it. People who never got an email aren't notified. `registration` is the registration before
 * the change, with a confirmed state.
 */
export async function queuePlaceCancelled(
  ctx: Ctx,
  event: Event,
  registration: Registration,
): Promise<string | undefined> {
  const { id, state, name, email } = registration;
  const ends = event.endsAt ?? event.startsAt;
  if (state !== "confirmed" || !ends || ends <= ctx.now) return undefined;
  const mailed = await ctx.db.mailMessage.findFirst({
    where: {
      eventId: event.id,
      registrationId: id,
      kind: { in: [...WITH_CALENDAR] },
      state: { in: ["sent", "captured"] },
    },
    select: { id: true },
  });
  if (!mailed) return undefined;
  // Two steps: the cancellation takes the first, and the next email takes the second if they register again.
  const { calendarSequence } = await ctx.db.registration.update({
    where: { id },
    data: { calendarSequence: { increment: 2 } },
  });
  return queueEmail(ctx, placeCancelledEmail, {
    to: { name, email },
    eventId: event.id,
    registrationId: id,
    facts: undefined,
    dedupeKey: `place_cancelled:${id}:${calendarSequence}`,
  });
}
