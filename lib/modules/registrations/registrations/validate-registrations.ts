import type { Event, Registration } from "@/lib/generated/prisma/client";
import { countTaken, suppressedAmong } from "@/lib/modules/registrations/places";
import type { RegistrationState } from "@/lib/modules/registrations/places/registration-schema";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { addIssues } from "@/lib/operation/add-issues";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { WrongFields } from "@/lib/operation/wrong-fields";
import { normalEmail } from "@/lib/platform/text/normal-email";
import type { registrationsContract } from "./contract";
import { BulkRecord } from "./schema";

type Output = OutputOf<typeof registrationsContract.validateRegistrations>;
type Validated = Output["records"][number];

export async function validateRegistrations(
  ctx: Ctx,
  { slug, records }: InputOf<typeof registrationsContract.validateRegistrations>,
): Promise<Output> {
  const event = await findEvent(ctx, slug);
  const read = records.map(readRecord);
  const addresses = read.flatMap(({ email }) => (email === null ? [] : [email]));
  const [registered, suppressed] = await Promise.all([
    registeredAmong(ctx, event, addresses),
    suppressedAmong(ctx, addresses),
  ]);
  const seen = new Set<string>();
  const validated = read.map((record): Validated => {
    if (record.email === null) return record;
    const found = registered.get(record.email);
    const first = !seen.has(record.email);
    seen.add(record.email);
    return {
      ...record,
      outcome: outcomeOf({ first, suppressed: suppressed.has(record.email), found: found !== undefined }),
      registration_id: found?.id ?? null,
      state: (found?.state as RegistrationState | undefined) ?? null,
    };
  });
  return { records: validated, counts: countOf(validated), places_left: await placesLeft(ctx, event) };
}

function readRecord(given: Record<string, unknown>, index: number): Validated {
  const blank = { index, registration_id: null, state: null };
  const { success, data, error } = BulkRecord.safeParse(given, { reportInput: true });
  if (success) return { ...blank, outcome: "new", email: normalEmail(data.email), fields: {} };
  const fields = new WrongFields();
  addIssues(error.issues, fields, "record");
  return { ...blank, outcome: "invalid", email: null, fields: fields.toFields() };
}

function outcomeOf(about: { first: boolean; suppressed: boolean; found: boolean }): Validated["outcome"] {
  if (!about.first) return "duplicate";
  if (about.suppressed) return "suppressed";
  return about.found ? "registered" : "new";
}

async function registeredAmong(
  ctx: Ctx,
  event: Event,
  addresses: string[],
): Promise<Map<string, Pick<Registration, "id" | "state">>> {
  const rows = await ctx.db.registration.findMany({
    where: { eventId: event.id, removedAt: null, emailNormal: { in: addresses } },
    select: { id: true, state: true, emailNormal: true },
  });
  return new Map(rows.map((row) => [row.emailNormal, row]));
}

function countOf(records: readonly Validated[]): Output["counts"] {
  const counts = { new: 0, registered: 0, duplicate: 0, suppressed: 0, invalid: 0 };
  for (const { outcome } of records) counts[outcome] += 1;
  return counts;
}

async function placesLeft(ctx: Ctx, { id, capacity }: Event): Promise<number | null> {
  if (capacity === null) return null;
  const { confirmed, held, waiting } = await countTaken(ctx, id);
  return Math.max(0, capacity - confirmed - held - waiting);
}
