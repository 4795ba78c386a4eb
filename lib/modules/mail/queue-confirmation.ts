import { deliveryAddress } from "@/lib/modules/mail/address/delivery-address";
import type { Ctx } from "@/lib/operation/ctx";
import { confirmationMail } from "./mails/confirmation-mail";
import { queueMail } from "./queue-mail";

interface Registered {
  id: string;
  eventId: string;
  name: string;
  email: string;
  state: string;
  joinVersion: number;
  /** Until when a free place is held for somebody on the waiting list. */
  heldUntil: Date | null;
}

/** Confirmations to one address in an hour, over all shows of the installation. */
const MAX_PER_HOUR = 5;
/** A repeat within this time is a second click, not a lost mail. */
const QUIET_SECONDS = 120;
/** Former releases wrote none. */
const WRITTEN = "COALESCE(written_at, created_at)";

interface Wanted {
  /** Once more, whatever went out before: for people who miss the mail. */
  again: boolean;
  /** Even right after the last one, because somebody says so who knows. */
  atOnce?: boolean;
  /** Whether or not a mail goes out, the same work is done: nobody can tell by the time that it takes. */
  evenly?: boolean;
}

/**
 * Queues the confirmation of a registration, once for each state that it comes into.
 * @returns the id of the mail; none when the address has had its share of this hour
 */
export async function queueConfirmation(
  ctx: Ctx,
  registration: Registered,
  { again, atOnce = false, evenly = false }: Wanted,
): Promise<string | undefined> {
  const recent = await recentConfirmations(ctx, registration);
  const isTooMany = recent.hour >= MAX_PER_HOUR || (again && !atOnce && recent.justNow);
  if (isTooMany && !evenly) return undefined;
  const { id, state, joinVersion, heldUntil } = registration;
  const held = state === "waitlisted" && heldUntil ? `:${heldUntil.toISOString()}` : "";
  const occasion = `confirmation:${id}:${joinVersion}:${state}${held}`;
  const mailId = await queueMail(ctx, confirmationMail, {
    to: { name: registration.name, email: registration.email },
    eventId: registration.eventId,
    registrationId: id,
    facts: undefined,
    dedupeKey: again ? `${occasion}:${ctx.newId("again")}` : occasion,
    ...(isTooMany ? { skip: "This address had its share of confirmations." } : {}),
  });
  return isTooMany ? undefined : mailId;
}

/**
 * Counts under a lock on the address, so that sign-ups for several shows at once cannot pass the limit together, and by the
 * database's clock: a test environment whose clock is ahead neither uses up other workspaces' share nor gets more itself.
 */
async function recentConfirmations(
  ctx: Ctx,
  { id, email }: Registered,
): Promise<{ hour: number; justNow: boolean }> {
  const address = deliveryAddress(email);
  await ctx.sql("mail_address_lock", "SELECT pg_advisory_xact_lock(hashtextextended($1, 4711))", [address]);
  const [row] = await ctx.sql<{ hour: number; just_now: boolean }>(
    "mail_recent",
    `SELECT count(*)::int AS hour,
       COALESCE(bool_or(registration_id = $2 AND ${WRITTEN} > $3::timestamptz - make_interval(secs => $4)), false) AS just_now
     FROM mail_message WHERE to_email = $1 AND kind = 'confirmation' AND state NOT IN ('draft', 'skipped')
       AND ${WRITTEN} > $3::timestamptz - interval '1 hour'`,
    [address, id, ctx.realNow, QUIET_SECONDS],
  );
  return { hour: row?.hour ?? 0, justNow: row?.just_now ?? false };
}
