import type { Ctx } from "@/lib/operation/ctx";
import { signupLinkEmail } from "../emails/signup-link-email";
import { queueEmail } from "./queue-email";
import { hadItsShare, recentSignupEmails } from "./recent-signup-emails";

interface Wanted {
  event: { id: string };
  to: { name: string; email: string };
  link: string;
}

/** Queues the mail by which somebody signs up who could not on the page. Too many to one address are only noted. */
export async function queueSignupLink(ctx: Ctx, { event, to, link }: Wanted): Promise<void> {
  const recent = await recentSignupEmails(ctx, { email: to.email });
  await queueEmail(ctx, signupLinkEmail, {
    to,
    eventId: event.id,
    facts: { link },
    dedupeKey: `signup-link:${ctx.newId("link")}`,
    ...(hadItsShare(recent)
      ? { skip: "This email address has received the maximum number of confirmations." }
      : {}),
  });
}
