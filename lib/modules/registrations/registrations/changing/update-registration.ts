import type { Event, Prisma, Registration } from "@/lib/generated/prisma/client";
import { queueConfirmation } from "@/lib/modules/email/sending";
import {
  auditRegistration,
  emitRegistrationChange,
  findRegistration,
  freePlace,
  lockOpenEvent,
  presentFor,
} from "@/lib/modules/registrations/places";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { changesOf } from "@/lib/operation/changes";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid, type Problem } from "@/lib/operation/problem";
import { normalEmail } from "@/lib/platform/text/normal-email";
import type { registrationsContract } from "../contract";
import { changedState } from "./changed-state";

type Input = InputOf<typeof registrationsContract.updateRegistration>;

export async function updateRegistration(
  ctx: Ctx,
  { slug, registration_id, send_confirmation, send: _, ...input }: Input,
): Promise<OutputOf<typeof registrationsContract.updateRegistration>> {
  // Only a change of state needs the event's lock. Personal details can be corrected in any state of the
  // show.
  const event =
    input.state === "confirmed" ? await lockOpenEvent(ctx, slug, "organiser") : await findEvent(ctx, slug);
  await ctx.sql(
    "registration_lock_id",
    "SELECT 1 FROM registration WHERE id = $1 AND event_id = $2 FOR UPDATE",
    [registration_id, event.id],
  );
  const before = await findRegistration(ctx, event, registration_id);
  expectVersion(ctx, before.version);
  const changes = {
    ...changedPerson(ctx, before, input),
    ...(await changedAddress(ctx, before, input.email)),
    ...(input.state ? await changedState(ctx, event, before, input.state) : {}),
  };
  const changed = Object.keys(changes).length > 0;
  const after = changed ? await write(ctx, event, before, changes) : before;
  ctx.record({
    subjectType: "registration",
    subjectId: before.id,
    before: auditRegistration(before),
    after: { ...auditRegistration(after), changed: Object.keys(changes) },
  });
  if (send_confirmation)
    ctx.meta.recipients = (await queueConfirmation(ctx, after, { again: true, atOnce: true })) ? 1 : 0;
  ctx.meta.version = after.version;
  return presentFor(ctx, slug, after);
}

async function write(
  ctx: Ctx,
  event: Event,
  before: Registration,
  changes: Partial<Registration>,
): Promise<Registration> {
  const after = await ctx.db.registration
    .update({
      where: { id: before.id },
      data: {
        ...(changes as Prisma.RegistrationUpdateInput),
        version: before.version + 1,
        updatedAt: ctx.now,
      },
    })
    .catch((error: unknown) => {
      // The index decides between two concurrent calls that give one address to two people.
      throw (error as { code?: string }).code === "P2002" ? taken() : error;
    });
  emitRegistrationChange(ctx, "registration.updated", event, after);
  const hadPlace = before.state === "confirmed" || before.heldUntil !== null;
  if (hadPlace && after.state !== "confirmed") await freePlace(ctx, event, before);
  return after;
}

const taken = (): Problem =>
  invalid({ email: "duplicate" }, "Someone is already registered with this email address.");

function changedPerson(ctx: Ctx, before: Registration, input: Partial<Input>) {
  const marketing = input.marketing_consent;
  if (input.consent_wording !== undefined && marketing === undefined)
    throw invalid({ consent_wording: "not_allowed" }, "A wording is only allowed with marketing_consent.");
  const consent = marketing !== undefined && {
    ...(before.consent as object),
    marketing,
    at: ctx.now.toISOString(),
    source: ctx.source === "http" ? "api" : ctx.source,
    ...(input.consent_wording === undefined ? {} : { wording: input.consent_wording }),
  };
  const consentRestated =
    marketing !== undefined && (marketing !== before.marketingConsent || input.consent_wording);
  return changesOf<Partial<Registration>>(before, {
    name: input.name,
    timeZone: input.time_zone,
    utm: input.utm,
    referrer: input.referrer,
    marketingConsent: marketing,
    ...(consentRestated ? { consent: consent as Prisma.JsonObject } : {}),
  });
}

/** Another address is another mailbox: the previous personal link was sent to the wrong one. */
async function changedAddress(
  ctx: Ctx,
  before: Registration,
  email: string | undefined,
): Promise<Partial<Registration>> {
  if (email === undefined || email === before.email) return {};
  const emailNormal = normalEmail(email);
  if (emailNormal === before.emailNormal) return { email };
  const other = await ctx.db.registration.findFirst({
    where: { eventId: before.eventId, emailNormal, removedAt: null, id: { not: before.id } },
    select: { id: true },
  });
  if (other) throw taken();
  return { email, emailNormal, joinVersion: before.joinVersion + 1 };
}
