import type { Event, Registration } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { WITH_CALENDAR } from "../compose/compose-show-email";
import { placeCancelledEmail } from "../emails/place-cancelled-email";
import { queueEmail } from "./queue-email";

/**
 * Queues the mail that takes a show out of the calendar of somebody whose place is gone, where mail put it in there: who was
 * never written to hears nothing. `registration` is the place as it was before, with a confirmed state.
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
  // Two steps: the cancellation takes the first, and whatever comes after it the second, should they take a place again.
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
