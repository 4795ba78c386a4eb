import type { Event } from "@/lib/generated/prisma/client";
import { queueConfirmation } from "@/lib/modules/email/sending";
import {
  type Admission,
  type Attestation,
  admit,
  lockOpenEvent,
  presentFor,
  recordAdmission,
  suppressedAmong,
} from "@/lib/modules/registrations/places";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { normalEmail } from "@/lib/platform/text/normal-email";
import type { registrationsContract } from "../contract";

type Contract = typeof registrationsContract;
type Output = OutputOf<Contract["bulkRegistrations"]>;
type Result = Output["results"][number];
type Input = InputOf<Contract["bulkRegistrationsLegacy"]>;

interface Record {
  index: number;
  email: string;
  emailNormal: string;
  name: string;
  marketing_consent?: boolean | undefined;
}

export const bulkRegistrations = (
  ctx: Ctx,
  { send: _, ...input }: InputOf<Contract["bulkRegistrations"]>,
): Promise<Output> => enrol(ctx, input);

export const bulkRegistrationsLegacy = (ctx: Ctx, input: Input): Promise<Output> => enrol(ctx, input);

async function enrol(
  ctx: Ctx,
  { slug, records, send_confirmation, source_attestation }: Input,
): Promise<Output> {
  const event = await lockOpenEvent(ctx, slug, "organiser");
  // In a fixed order, so that two calls with the same people don't deadlock.
  const people = records
    .map((record, index): Record => ({ ...record, index, emailNormal: normalEmail(record.email) }))
    .sort((a, b) =>
      a.emailNormal < b.emailNormal ? -1 : a.emailNormal > b.emailNormal ? 1 : a.index - b.index,
    );
  const suppressed = await suppressedAmong(
    ctx,
    people.map(({ emailNormal }) => emailNormal),
  );
  const results: Result[] = [];
  let recipients = 0;
  for (const person of people) {
    if (suppressed.has(person.emailNormal)) {
      results.push({ index: person.index, outcome: "suppressed", email: person.email, registration: null });
      continue;
    }
    const admission = await admitOne(ctx, event, person, source_attestation);
    results.push(resultOf(ctx, slug, person, admission));
    if (send_confirmation && (await confirm(ctx, admission))) recipients += 1;
  }
  ctx.meta.recipients = recipients;
  const counts = countOf(results);
  ctx.record({ subjectType: "event", subjectId: slug, after: { ...counts, source_attestation } });
  return { results: results.sort((a, b) => a.index - b.index), counts, recipients };
}

async function admitOne(
  ctx: Ctx,
  event: Event,
  { name, email, marketing_consent }: Record,
  attestation: Attestation,
): Promise<Admission> {
  const admission = await admit(ctx, event, {
    name,
    email,
    marketing_consent,
    source: attestation.source_type,
    attestation,
  });
  recordAdmission(ctx, event, admission);
  return admission;
}

/**
 * Sends a confirmation. People who unsubscribed from this show get none because of a list, and those already
 * registered have theirs.
 */
async function confirm(ctx: Ctx, admission: Admission): Promise<boolean> {
  if (admission.how === "refused" || admission.how === "found") return false;
  return (await queueConfirmation(ctx, admission.registration, { again: false })) !== undefined;
}

function resultOf(ctx: Ctx, slug: string, { index, email }: Record, admission: Admission): Result {
  if (admission.how === "refused") return { index, outcome: "over_capacity", email, registration: null };
  const registration = presentFor(ctx, slug, admission.registration);
  return { index, outcome: admission.how === "found" ? "merged" : "created", email, registration };
}

function countOf(results: readonly Result[]): Output["counts"] {
  const counts = { created: 0, merged: 0, suppressed: 0, over_capacity: 0 };
  for (const { outcome } of results) counts[outcome] += 1;
  return counts;
}
