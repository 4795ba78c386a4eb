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
}

/** Confirmations to one address in an hour, over all shows of the installation. */
const MAX_PER_HOUR = 5;
/** A repeat within this time is a second click, not a lost mail. */
const QUIET_SECONDS = 120;
/** Former releases wrote none. */
const WRITTEN = "COALESCE(written_at, created_at)";

/**
 * Queues the confirmation of a registration, once for each state that it comes into. `again` is for people who sign
 * up a second time because they miss the mail.
 * @returns whether a mail was queued; not when the address has had its share of this hour
 */
export async function queueConfirmation(
  ctx: Ctx,
  registration: Registered,
  { again }: { again: boolean },
): Promise<boolean> {
  const recent = await recentConfirmations(ctx, registration);
  if (recent.hour >= MAX_PER_HOUR) return false;
  if (again && recent.justNow) return false;
  const { id, state, joinVersion } = registration;
  const occasion = `confirmation:${id}:${joinVersion}:${state}`;
  const queued = await queueMail(ctx, confirmationMail, {
    to: { name: registration.name, email: registration.email },
    eventId: registration.eventId,
    registrationId: id,
    facts: undefined,
    dedupeKey: again ? `${occasion}:${ctx.newId("again")}` : occasion,
  });
  return queued !== undefined;
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
     FROM mail_message WHERE to_email = $1 AND kind = 'confirmation' AND ${WRITTEN} > $3::timestamptz - interval '1 hour'`,
    [address, id, ctx.realNow, QUIET_SECONDS],
  );
  return { hour: row?.hour ?? 0, justNow: row?.just_now ?? false };
}
