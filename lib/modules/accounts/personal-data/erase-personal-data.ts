import { eraseCallsOf } from "@/lib/modules/calls/calls";
import { eraseDeals } from "@/lib/modules/calls/deals";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { maskEmail } from "@/lib/platform/text/mask-email";
import type { personalDataContract } from "./contract";
import { eraseEmails } from "./erasing/erase-emails";
import { eraseGuests } from "./erasing/erase-guests";
import { eraseImports } from "./erasing/erase-imports";
import { eraseLive } from "./erasing/erase-live";
import { eraseRegistrations } from "./erasing/erase-registrations";
import { eraseRequests } from "./erasing/erase-requests";
import { eraseVendors } from "./erasing/erase-vendors";
import { eraseWebhookEvents } from "./erasing/erase-webhook-events";
import { findPerson, namedAs } from "./find-person";

type Contract = typeof personalDataContract;

/**
 * Blanks all data of a person in one transaction: either all of it or none. Running it again changes nothing
 * more.
 */
export async function erasePersonalData(
  ctx: Ctx,
  { email }: InputOf<Contract["erasePersonalData"]>,
): Promise<OutputOf<Contract["erasePersonalData"]>> {
  const person = await findPerson(ctx, email);
  // Past webhook events come first. The event for this erasure names the person only by ID.
  const webhookEvents = await eraseWebhookEvents(ctx, person);
  // While deals still have the name.
  const calls = await eraseCallsOf(ctx, await namedAs(ctx, person));
  const deals = await eraseDeals(ctx, person.emailNormal);
  const mails = await eraseEmails(ctx, person);
  const erased = {
    registrations: person.registrations.length,
    guests: person.guests.length,
    vendors: person.vendors.length,
    mails,
    deals,
    calls,
    chat: await eraseLive(ctx, person),
    webhook_events: webhookEvents,
    import_reports: await eraseImports(ctx, person),
  };
  await eraseRequests(ctx, person);
  await eraseRegistrations(ctx, person);
  await eraseGuests(ctx, person);
  await eraseVendors(ctx, person);
  ctx.record({ subjectType: "person", subjectId: maskEmail(person.emailNormal), after: erased });
  return erased;
}
