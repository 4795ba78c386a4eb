import type { Ctx } from "@/lib/operation/ctx";
import { signupLinkMail } from "../mails/signup-link-mail";
import { queueMail } from "./queue-mail";
import { hadItsShare, recentSignupMails } from "./recent-signup-mails";

interface Wanted {
  event: { id: string };
  to: { name: string; email: string };
  link: string;
}

/** Queues the mail by which somebody signs up who could not on the page. Too many to one address are only noted. */
export async function queueSignupLink(ctx: Ctx, { event, to, link }: Wanted): Promise<void> {
  const recent = await recentSignupMails(ctx, { email: to.email });
  await queueMail(ctx, signupLinkMail, {
    to,
    eventId: event.id,
    facts: { link },
    dedupeKey: `signup-link:${ctx.newId("link")}`,
    ...(hadItsShare(recent)
      ? { skip: "This email address has received the maximum number of confirmations." }
      : {}),
  });
}
