import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { normalEmail } from "@/lib/platform/text/normal-email";
import { emailsOf } from "../emails-of";
import type { Person } from "../find-person";
import { ERASED_ADDRESS } from "./erased-address";

/** Blanks emails to them, cancels those not sent yet, and removes them from the audiences of messages. */
export async function eraseEmails(ctx: Ctx, person: Person): Promise<number> {
  const mails = emailsOf(ctx, person);
  await ctx.db.mailMessage.updateMany({
    where: { ...mails, state: { in: ["queued", "sending", "draft"] } },
    data: { state: "skipped", error: "The person's data was erased." },
  });
  const { count } = await ctx.db.mailMessage.updateMany({
    where: mails,
    data: {
      toName: "",
      toEmail: ERASED_ADDRESS,
      subject: "",
      body: null,
      html: "",
      text: "",
      calendar: null,
      headers: {},
    },
  });
  const ids = [...person.registrations, ...person.guests].map(({ id }) => id);
  await ctx.db.communicationRecipient.updateMany({
    where: { personId: { in: ids } },
    data: { name: "", email: "" },
  });
  await eraseFromAudiences(ctx, person);
  return count;
}

/** Covers messages with named recipients. A message with no other recipient is left with none. */
async function eraseFromAudiences(ctx: Ctx, { emailNormal }: Person): Promise<void> {
  const messages = await ctx.db.communication.findMany({ where: { event: ownedBy(ctx) } });
  for (const { id, audience } of messages) {
    const { emails, ...rest } = audience as { emails?: string[] };
    const left = emails?.filter((email) => normalEmail(email) !== emailNormal);
    if (!emails || !left || left.length === emails.length) continue;
    await ctx.db.communication.update({ where: { id }, data: { audience: { ...rest, emails: left } } });
  }
}
