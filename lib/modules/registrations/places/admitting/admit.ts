import type { Event, Prisma, Registration } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { normalEmail } from "@/lib/platform/text/normal-email";
import { countTaken } from "../places-taken";
import type { RegistrationState } from "../registration-schema";
import { needsApproval } from "./needs-approval";

export interface Attestation {
  source_type: string;
  source_detail: string;
}

export interface Applicant {
  name: string;
  email: string;
  source: string;
  marketing_consent?: boolean | undefined;
  consent_wording?: string | undefined;
  time_zone?: string | undefined;
  utm?: Record<string, unknown> | undefined;
  referrer?: string | undefined;
  /** Of whoever sent somebody else's list. */
  attestation?: Attestation | undefined;
}

/**
 * `returned` is somebody who is on the list already and comes to a place again: after cancelling, or from the waiting
 * list.
 */
export type Admission =
  | { how: "created" | "returned" | "found"; registration: Registration; offered: Offer }
  | { how: "refused"; offered: "full" };

/** What a registration comes to at this moment. */
export type Offer = Exclude<RegistrationState, "cancelled"> | "full";

/**
 * Finds or makes the one registration of an address. The event has to be locked by `lockOpenEvent`. Two callers with the
 * same address are told apart by the unique index: one creates, the other finds.
 */
export async function admit(ctx: Ctx, event: Event, applicant: Applicant): Promise<Admission> {
  const emailNormal = normalEmail(applicant.email);
  const offered = await offer(ctx, event, emailNormal);
  for (let attempt = 0; attempt < 3; attempt++) {
    // First, so that somebody who is known and somebody who is new cost the same trips to the database.
    const found = await findLocked(ctx, event.id, emailNormal);
    if (found) return await readmit(ctx, found, applicant, offered);
    if (offered === "full") return { how: "refused", offered };
    const created = await insert(ctx, event, applicant, emailNormal, offered);
    if (created) return { how: "created", registration: created, offered };
    // Made between the two statements, or made and removed.
  }
  throw new Error("a registration kept appearing and disappearing");
}

/** Nobody overtakes the waiting list: whoever is next there counts as having the place that is free. */
async function offer(ctx: Ctx, event: Event, emailNormal: string): Promise<Offer> {
  const { capacity } = event;
  if (capacity !== null) {
    const { confirmed, held, waiting } = await countTaken(ctx, event.id);
    if (confirmed + held + waiting >= capacity) return event.waitlist ? "waitlisted" : "full";
  }
  return needsApproval(event, emailNormal) ? "pending_approval" : "confirmed";
}

async function insert(
  ctx: Ctx,
  event: Event,
  applicant: Applicant,
  emailNormal: string,
  state: RegistrationState,
): Promise<Registration | undefined> {
  const [row] = await ctx.db.registration.createManyAndReturn({
    data: [
      {
        id: ctx.newId("reg"),
        eventId: event.id,
        email: applicant.email,
        emailNormal,
        state,
        waitingSince: state === "waitlisted" ? ctx.now : null,
        ...details(ctx, applicant),
        createdAt: ctx.now,
        updatedAt: ctx.now,
      },
    ],
    skipDuplicates: true,
  });
  return row;
}

function details(ctx: Ctx, applicant: Applicant) {
  const consented = applicant.marketing_consent ?? false;
  return {
    name: applicant.name,
    source: applicant.source,
    marketingConsent: consented,
    consent: {
      marketing: consented,
      at: ctx.now.toISOString(),
      source: applicant.source,
      ...(applicant.consent_wording ? { wording: applicant.consent_wording } : {}),
      ...(applicant.attestation ? { attestation: { ...applicant.attestation } } : {}),
    },
    referrer: applicant.referrer ?? null,
    timeZone: applicant.time_zone ?? null,
    utm: (applicant.utm ?? {}) as Prisma.InputJsonObject,
  };
}

async function findLocked(ctx: Ctx, eventId: string, emailNormal: string): Promise<Registration | null> {
  const [locked] = await ctx.sql<{ id: string }>(
    "registration_lock",
    "SELECT id FROM registration WHERE event_id = $1 AND email_normal = $2 AND removed_at IS NULL FOR UPDATE",
    [eventId, emailNormal],
  );
  return locked ? ctx.db.registration.findUnique({ where: { id: locked.id } }) : null;
}

/** An address that is on the list already: a place is given again, a blank name is filled, all else stays. */
async function readmit(
  ctx: Ctx,
  found: Registration,
  applicant: Applicant,
  offered: Offer,
): Promise<Admission> {
  if (found.state === "cancelled") {
    if (offered === "full") return { how: "refused", offered };
    const registration = await change(ctx, found, {
      ...details(ctx, applicant),
      ...inLine(ctx, offered),
      unsubscribedAt: null,
      joinVersion: found.joinVersion + 1,
    });
    return { how: "returned", registration, offered };
  }
  if (found.state === "waitlisted" && found.holdLapsedAt && offered !== "full") {
    const registration = await change(ctx, found, inLine(ctx, offered));
    return { how: offered === "waitlisted" ? "found" : "returned", registration, offered };
  }
  if (found.name.trim() !== "" || applicant.name === "")
    return { how: "found", registration: found, offered };
  const registration = await change(ctx, found, { name: applicant.name });
  return { how: "found", registration, offered };
}

/** In this state from now on; on the waiting list behind everybody else. */
const inLine = (ctx: Ctx, state: RegistrationState) => ({
  state,
  waitingSince: state === "waitlisted" ? ctx.now : null,
  heldUntil: null,
  holdLapsedAt: null,
});

const change = (ctx: Ctx, found: Registration, data: Prisma.RegistrationUpdateInput): Promise<Registration> =>
  ctx.db.registration.update({
    where: { id: found.id },
    data: { ...data, version: found.version + 1, updatedAt: ctx.now },
  });
