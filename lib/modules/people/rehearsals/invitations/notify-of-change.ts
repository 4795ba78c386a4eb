import type { Event, Guest } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { RehearsalWithGuests } from "../find-rehearsal";
import { notifyGuest } from "./notify-guest";
import { isOut, type LastNotice, readLastNotices } from "./read-last-notices";

interface Change {
  before: RehearsalWithGuests;
  after: RehearsalWithGuests;
}

/**
 * Notifies all invited guests of a change that affects them: another time, or a cancellation. Leaves out
 * those whose address is gone. Counts the call's recipients.
 * @returns the number of recipients
 */
export async function notifyOfChange(ctx: Ctx, event: Event, { before, after }: Change): Promise<number> {
  const notices = (await readLastNotices(ctx, [after.id])).get(after.id) ?? new Map<string, LastNotice>();
  const asked = new Set(after.guests.map(({ id }) => id));
  const people = new Map<string, Guest>([...before.guests, ...after.guests].map((one) => [one.id, one]));
  let count = 0;
  for (const [guestId, last] of notices) {
    const guest = people.get(guestId);
    const isAsked = asked.has(guestId) && after.state !== "cancelled" && after.deletedAt === null;
    const method = methodFor(last, isAsked, { before, after });
    if (!guest?.email || !method) continue;
    await notifyGuest(ctx, { event, rehearsal: after, guest: { ...guest, email: guest.email }, method });
    count += 1;
  }
  ctx.meta.recipients = count;
  return count;
}

function methodFor(
  last: LastNotice,
  isAsked: boolean,
  { before, after }: Change,
): "request" | "cancel" | undefined {
  if (!isOut(last)) return undefined;
  if (last.method === "request") {
    if (!isAsked) return "cancel";
    return last.revision === after.revision ? undefined : "request";
  }
  const isOnAgain = before.state === "cancelled" && after.state === "scheduled";
  return isAsked && isOnAgain ? "request" : undefined;
}
