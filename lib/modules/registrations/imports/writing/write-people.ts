import type { Event } from "@/lib/generated/prisma/client";
import {
  type Attestation,
  countTaken,
  needsApproval,
  suppressedAmong,
} from "@/lib/modules/registrations/places";
import type { Ctx } from "@/lib/operation/ctx";
import type { RowResult } from "../import-fields-schema";
import type { Person } from "../reading/read-person";

/** Initial state of a registration in this batch. */
type State = "confirmed" | "waitlisted" | "pending_approval";

interface Placed extends Person {
  id: string;
  state: State;
}

export interface Written {
  /** In the order of the people. */
  outcomes: RowResult[];
  createdIds: string[];
}

/** Fills blank names. Everything else stays, including a cancelled registration. */
const UPSERT = `
INSERT INTO registration AS r (id, event_id, name, email, email_normal, state, waiting_since, source, marketing_consent,
  consent, time_zone, utm, referrer, created_at, updated_at)
SELECT g.id, $1, g.name, g.email, g.email_normal, g.state, CASE WHEN g.state = 'waitlisted' THEN $2::timestamptz END, 'import',
  g.marketing, $3::jsonb || jsonb_build_object('marketing', g.marketing), g.time_zone, COALESCE(g.utm, '{}'), g.referrer, $2, $2
FROM unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::boolean[], $10::text[], $11::jsonb[], $12::text[])
  AS g (id, name, email, email_normal, state, marketing, time_zone, utm, referrer)
ON CONFLICT (event_id, email_normal) WHERE removed_at IS NULL DO UPDATE
  SET name = EXCLUDED.name, version = r.version + 1, updated_at = EXCLUDED.updated_at
  WHERE btrim(r.name) = '' AND EXCLUDED.name <> ''
RETURNING r.id`;

const KNOWN = `
SELECT email_normal FROM registration WHERE event_id = $1 AND email_normal = ANY ($2::text[]) AND removed_at IS NULL`;

/**
 * Registers many people at once and returns the result of each. The event must be locked by `lockOpenEvent`.
 * Skips unsubscribed people, registers each address once, and respects the capacity.
 */
export async function writePeople(
  ctx: Ctx,
  event: Event,
  people: readonly Person[],
  attestation: Attestation,
): Promise<Written> {
  const outcomes: RowResult[] = new Array(people.length);
  const addresses = people.map(({ emailNormal }) => emailNormal);
  const suppressed = await suppressedAmong(ctx, addresses);
  const seats = await openSeats(ctx, event, addresses);
  const firstOf = new Map<string, number>();
  const placed: Placed[] = [];
  const places: number[] = [];
  people.forEach((person, index) => {
    const { emailNormal } = person;
    const reason = suppressed.get(emailNormal);
    if (reason !== undefined) outcomes[index] = ["suppressed", SUPPRESSED[reason] ?? SUPPRESSED.unsubscribe];
    else if (firstOf.has(emailNormal))
      outcomes[index] = ["merged", "The email address is already listed earlier in this file."];
    else {
      firstOf.set(emailNormal, index);
      const state = seats.next(emailNormal);
      if (state === undefined) outcomes[index] = ["over_capacity", "All places are taken."];
      else {
        placed.push({ ...person, id: ctx.newId("reg"), state });
        places.push(index);
      }
    }
  });
  const touched = placed.length === 0 ? new Set<string>() : await upsert(ctx, event, placed, attestation);
  const createdIds: string[] = [];
  placed.forEach(({ id, state }, at) => {
    const created = touched.has(id);
    if (created) createdIds.push(id);
    outcomes[places[at] as number] = created ? CREATED[state] : ["merged"];
  });
  return { outcomes, createdIds };
}

const SUPPRESSED: Record<string, string> = {
  unsubscribe: "The person unsubscribed from all email.",
  bounce: "Email to this address bounces.",
  complaint: "The person marked an email as spam.",
};

const CREATED: Record<State, RowResult> = {
  confirmed: ["created"],
  waitlisted: ["created", "Waitlisted."],
  pending_approval: ["created", "Pending approval."],
};

async function upsert(
  ctx: Ctx,
  event: Event,
  rows: readonly Placed[],
  attestation: Attestation,
): Promise<Set<string>> {
  const consent = { at: ctx.now.toISOString(), source: "import", attestation };
  const written = await ctx.sql<{ id: string }>("registration_import", UPSERT, [
    event.id,
    ctx.now,
    JSON.stringify(consent),
    rows.map(({ id }) => id),
    rows.map(({ name }) => name),
    rows.map(({ email }) => email),
    rows.map(({ emailNormal }) => emailNormal),
    rows.map(({ state }) => state),
    rows.map(({ marketing }) => marketing),
    rows.map(({ timeZone }) => timeZone),
    rows.map(({ utm }) => (utm ? JSON.stringify(utm) : null)),
    rows.map(({ referrer }) => referrer),
  ]);
  // For an existing registration, the row's own ID is returned, which is none of these.
  return new Set(written.map(({ id }) => id));
}

interface Seats {
  /**
   * Returns the state for the next new person. Undefined if there is no room. Existing registrations take
   * none.
   */
  next(emailNormal: string): State | undefined;
}

async function openSeats(ctx: Ctx, event: Event, addresses: string[]): Promise<Seats> {
  const start = (emailNormal: string): State =>
    needsApproval(event, emailNormal) ? "pending_approval" : "confirmed";
  if (event.capacity === null) return { next: start };
  const known = new Set(
    (await ctx.sql<{ email_normal: string }>("registration_known", KNOWN, [event.id, addresses])).map(
      ({ email_normal }) => email_normal,
    ),
  );
  const { confirmed, held, waiting } = await countTaken(ctx, event.id);
  let left = event.capacity - confirmed - held - waiting;
  return {
    next(emailNormal) {
      const state = start(emailNormal);
      if (known.has(emailNormal)) return state;
      if (left <= 0) return event.waitlist ? "waitlisted" : undefined;
      if (state === "confirmed") left -= 1;
      return state;
    },
  };
}
