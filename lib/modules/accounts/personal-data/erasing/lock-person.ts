import { erasingRecipients } from "@/lib/modules/email/sending";
import type { Ctx } from "@/lib/operation/ctx";
import type { Person } from "../find-person";

const LOCK = (table: "registration" | "guest"): string =>
  `SELECT 1 FROM ${table} WHERE id = ANY ($1::text[]) ORDER BY id FOR NO KEY UPDATE`;

/** Waits for transactions that are queuing emails to them, or storing a caption. Later ones find them erased. */
export async function lockPerson(ctx: Ctx, { registrations, guests }: Person): Promise<void> {
  await erasingRecipients(
    ctx,
    [...registrations, ...guests].map(({ eventId }) => eventId),
  );
  await ctx.sql("person_lock_registrations", LOCK("registration"), [registrations.map(({ id }) => id)]);
  await ctx.sql("person_lock_guests", LOCK("guest"), [guests.map(({ id }) => id)]);
}
