import type { Ctx } from "@/lib/operation/ctx";
import { confirmationEmail } from "../emails/confirmation-email";
import { queueEmail } from "./queue-email";
import { hadItsShare, recentSignupEmails } from "./recent-signup-emails";

interface Registered {
  id: string;
  eventId: string;
  name: string;
  email: string;
  state: string;
  joinVersion: number;
  /** Until when a free place is held for somebody on the waiting list. */
  heldUntil: Date | null;
}

interface Wanted {
  /** Once more, whatever went out before: for people who miss the mail. */
  again: boolean;
  /** Even right after the last one, because somebody says so who knows. */
  atOnce?: boolean;
  /** Whether or not a mail goes out, the same work is done: nobody can tell by the time that it takes. */
  evenly?: boolean;
}

/**
 * Queues the confirmation of a registration, once for each state that it comes into.
 * @returns the id of the mail; none when the address has had its share of this hour
 */
export async function queueConfirmation(
  ctx: Ctx,
  registration: Registered,
  { again, atOnce = false, evenly = false }: Wanted,
): Promise<string | undefined> {
  const recent = await recentSignupEmails(ctx, registration);
  const isTooMany = hadItsShare(recent) || (again && !atOnce && recent.justNow);
  if (isTooMany && !evenly) return undefined;
  const { id, state, joinVersion, heldUntil } = registration;
  const held = state === "waitlisted" && heldUntil ? `:${heldUntil.toISOString()}` : "";
  const occasion = `confirmation:${id}:${joinVersion}:${state}${held}`;
  const mailId = await queueEmail(ctx, confirmationEmail, {
    to: { name: registration.name, email: registration.email },
    eventId: registration.eventId,
    registrationId: id,
    facts: undefined,
    dedupeKey: again ? `${occasion}:${ctx.newId("again")}` : occasion,
    ...(isTooMany ? { skip: "This email address has received the maximum number of confirmations." } : {}),
  });
  return isTooMany ? undefined : mailId;
}
