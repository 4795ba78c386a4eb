import { deliveryAddress } from "@/lib/modules/email/sending/address/delivery-address";
import type { Ctx } from "@/lib/operation/ctx";

/** Maximum number per address and hour, across all shows of the installation. */
const MAX_PER_HOUR = 5;
/** A repeat within this time is a second click, not a lost email. */
const QUIET_SECONDS = 120;
/** Older releases didn't set `written_at`. */
const WRITTEN = "COALESCE(written_at, created_at)";

interface Recent {
  hour: number;
  /** True if one about this registration was sent just now. */
  justNow: boolean;
}

export const hadItsShare = ({ hour }: Recent): boolean => hour >= MAX_PER_HOUR;

/**
 * Counts the emails to an address that were caused by entering it on a signup page. Counts under a lock on
 * the address, so that concurrent signups for several shows can't exceed the limit together, and by the
 * database's clock, so that a test environment whose clock is ahead neither uses up other workspaces' limit
 * nor gets more itself.
 */
export async function recentSignupEmails(
  ctx: Ctx,
  { id, email }: { id?: string; email: string },
): Promise<Recent> {
  const address = deliveryAddress(email);
  await ctx.sql("mail_address_lock", "SELECT pg_advisory_xact_lock(hashtextextended($1, 4711))", [address]);
  const [row] = await ctx.sql<{ hour: number; just_now: boolean }>(
    "mail_recent",
    `SELECT count(*)::int AS hour,
       COALESCE(bool_or(registration_id = $2::text AND ${WRITTEN} > $3::timestamptz - make_interval(secs => $4)), false) AS just_now
     FROM mail_message WHERE to_email = $1 AND kind IN ('confirmation', 'signup_link') AND state NOT IN ('draft', 'skipped')
       AND ${WRITTEN} > $3::timestamptz - interval '1 hour'`,
    [address, id ?? null, ctx.realNow, QUIET_SECONDS],
  );
  return { hour: row?.hour ?? 0, justNow: row?.just_now ?? false };
}
