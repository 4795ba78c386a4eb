import { eraseCallsOf } from "@/lib/modules/calls/calls";
import { eraseDeals } from "@/lib/modules/calls/deals";
import { eraseFromRunningImports } from "@/lib/modules/registrations/imports";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { maskEmail } from "@/lib/platform/text/mask-email";
import { normalEmail } from "@/lib/platform/text/normal-email";
import type { personalDataContract } from "./contract";
import { eraseEmails } from "./erasing/erase-emails";
import { eraseGuests } from "./erasing/erase-guests";
import { eraseImports } from "./erasing/erase-imports";
import { eraseCaptionsAndConnections, eraseLive } from "./erasing/erase-live";
import { eraseRegistrations } from "./erasing/erase-registrations";
import { eraseRequests } from "./erasing/erase-requests";
import { eraseVendors } from "./erasing/erase-vendors";
import { eraseWebhookEvents } from "./erasing/erase-webhook-events";
import { lockPerson } from "./erasing/lock-person";
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
  await eraseFromRunningImports(ctx, normalEmail(email));
  const person = await findPerson(ctx, email);
  // While deals still have the name.
  const named = await namedAs(ctx, person);
  // Shows first. Like analyzing a show's call, this locks the recording before the call.
  const live = await eraseLive(ctx, person);
  const calls = new Set([...live.calls, ...(await eraseCallsOf(ctx, named))]);
  const deals = await eraseDeals(ctx, named);
  const ids = { deals: deals.ids, calls: [...calls] };
  await lockPerson(ctx, person);
  await eraseCaptionsAndConnections(ctx, person);
  const mails = await eraseEmails(ctx, person);
  const erased = {
    registrations: person.registrations.length,
    guests: person.guests.length,
    vendors: person.vendors.length,
    mails,
    deals: deals.count,
    calls: calls.size,
    chat: live.count,
    recordings: live.recordings,
    // Past events. Those of this erasure name the person only by ID, and are written at its end.
    webhook_events: await eraseWebhookEvents(ctx, person, ids),
    import_reports: await eraseImports(ctx, person),
  };
  await eraseRequests(ctx, person, ids);
  await eraseRegistrations(ctx, person);
  await eraseGuests(ctx, person);
  await eraseVendors(ctx, person);
  ctx.record({ subjectType: "person", subjectId: maskEmail(person.emailNormal), after: erased });
  return erased;
}
