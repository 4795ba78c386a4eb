import type { Ctx } from "@/lib/operation/ctx";
import { signupLinkEmail } from "../emails/signup-link-email";
import { queueEmail } from "./queue-email";
import { hadItsShare, recentSignupEmails } from "./recent-signup-emails";

interface Wanted {
  event: { id: string };
  to: { name: string; email: string };
  link: string;
}

/**
 * Queues the email that lets someone sign up who couldn't on the page. Beyond the limit per address, it is
 * only recorded.
 */
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
