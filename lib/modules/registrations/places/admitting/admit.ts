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
  /** Given by the caller who uploads a list of other people. */
  attestation?: Attestation | undefined;
}

/** `returned`: someone already registered gets a place again, after canceling or from the waitlist. */
export type Admission =
  | { how: "created" | "returned" | "found"; registration: Registration; offered: Offer }
  | { how: "refused"; offered: "full" };

/** The state that a new registration would get now. */
export type Offer = Exclude<RegistrationState, "cancelled"> | "full";

/**
 * Finds or creates the only registration of an address. The event must be locked by `lockOpenEvent`. The
 * unique index resolves concurrent calls with the same address: one creates, the other finds.
 */
export async function admit(ctx: Ctx, event: Event, applicant: Applicant): Promise<Admission> {
  const emailNormal = normalEmail(applicant.email);
  const offered = await offer(ctx, event, emailNormal);
  for (let attempt = 0; attempt < 3; attempt++) {
    // First, so that known and new people cost the same round trips to the database.
    const found = await findLocked(ctx, event.id, emailNormal);
    if (found) return await readmit(ctx, found, applicant, offered);
    if (offered === "full") return { how: "refused", offered };
    const created = await insert(ctx, event, applicant, emailNormal, offered);
    if (created) return { how: "created", registration: created, offered };
    // Created between the two statements, or created and removed.
  }
  throw new Error("a registration kept appearing and disappearing");
}

/** No one skips the waitlist: people on it count as having the free places. */
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

/**
 * For an address that is already registered: restores a cancelled registration and fills a blank name.
 * Everything else stays.
 */
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

/** Columns of a registration that enters this state. On the waitlist, it goes to the end. */
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
