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
  /** Until when a free place is held for someone on the waitlist. */
  heldUntil: Date | null;
}

interface Wanted {
  /** Sends it again, whatever was sent before, for people who can't find the email. */
  again: boolean;
  /** Sends it even right after the previous one, because the crew requested it. */
  atOnce?: boolean;
  /** About a spot that opened up, or was claimed: no one entered the address on a page, so it has no limit. */
  offered?: boolean;
  /** Does the same work whether or not an email is sent, so that timing reveals nothing. */
  evenly?: boolean;
}

/**
 * Queues the confirmation of a registration, once for each state that it enters.
 * @returns the email's ID, or undefined if the address has reached its hourly limit
 */
export async function queueConfirmation(
  ctx: Ctx,
  registration: Registered,
  { again, atOnce = false, offered = false, evenly = false }: Wanted,
): Promise<string | undefined> {
  const recent = offered ? { hour: 0, justNow: false } : await recentSignupEmails(ctx, registration);
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
