import type { Prisma } from "@/lib/generated/prisma/client";
import { deliveryAddress } from "@/lib/modules/email/sending";
import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { emailForms } from "@/lib/platform/text/email-forms";
import type { Person } from "./find-person";

/** Selects emails to a person, by subject rows or by address. */
export const emailsOf = (
  ctx: Ctx,
  { emailNormal, registrations, guests }: Person,
): Prisma.MailMessageWhereInput => ({
  ...ownedBy(ctx),
  OR: [
    { registrationId: { in: registrations.map(({ id }) => id) } },
    { guestId: { in: guests.map(({ id }) => id) } },
    ...emailForms(deliveryAddress(emailNormal)).map((form) => ({
      toEmail: { equals: form, mode: "insensitive" as const },
    })),
  ],
});
