import { db, sql } from "@/lib/platform/database/db";
import { microbatch } from "@/lib/platform/database/microbatch";
import type { ComposedEmail } from "../definition/composed-email";
import type { EmailState } from "./email-state";
import { storedEmail } from "./stored-body";

interface Change {
  state: EmailState;
  error?: string;
  sentAt?: Date;
  /** The provider it is handed to. */
  provider?: string;
  made?: ComposedEmail;
  /** Who it goes to, if that has changed since it was queued. */
  toName?: string;
  toEmail?: string;
}

/**
 * Bodies are sent as one piece and split in SQL: as a list, they would be sent as text of twice their length.
 * A message that must not be sent any more ends in `sending` too, where an attempt may have left it.
 */
const SETTLE = `
UPDATE mail_message m SET state = c.state, error = COALESCE(c.error, m.error), sent_at = COALESCE(c.sent_at, m.sent_at),
  provider = COALESCE(c.provider, m.provider), from_name = COALESCE(c.from_name, m.from_name),
  reply_to = CASE WHEN c.body_bytes IS NULL THEN m.reply_to ELSE c.reply_to END,
  subject = COALESCE(c.subject, m.subject), to_name = COALESCE(c.to_name, m.to_name),
  to_email = COALESCE(c.to_email, m.to_email),
  body = COALESCE(substring($9::bytea FROM c.body_from FOR c.body_bytes), m.body)
FROM unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::text[], $7::text[], $8::text[],
  $10::int[], $11::int[], $12::text[], $13::text[])
  AS c (id, state, error, sent_at, provider, from_name, reply_to, subject, body_from, body_bytes, to_name, to_email)
WHERE m.id = c.id AND (m.state = 'queued' OR (m.state = 'sending' AND c.state IN ('skipped', 'suppressed')))
RETURNING m.id`;

const NONE = new Uint8Array();

/**
 * Compare-and-set: changes only messages that are still open, and returns whether it did. One statement for
 * all that are settled together.
 */
export const settle = microbatch<Change & { id: string }, boolean>({
  max: 256,
  run: async (changes) => {
    const stored = changes.map(({ made }) => made && storedEmail(made));
    const bodies = stored.map((mail) => mail?.body ?? NONE);
    const ends = runningSum(bodies.map(({ length }) => length));
    const rows = await sql<{ id: string }>("mail_settle", SETTLE, [
      changes.map(({ id }) => id),
      changes.map(({ state }) => state),
      changes.map(({ error }) => error ?? null),
      changes.map(({ sentAt }) => sentAt ?? null),
      changes.map(({ provider }) => provider ?? null),
      stored.map((mail) => mail?.fromName ?? null),
      stored.map((mail) => mail?.replyTo ?? null),
      stored.map((mail) => mail?.subject ?? null),
      Buffer.concat(bodies),
      bodies.map(({ length }, index) => 1 + (ends[index] ?? 0) - length),
      stored.map((mail) => mail?.body.length ?? null),
      changes.map(({ toName }) => toName ?? null),
      changes.map(({ toEmail }) => toEmail ?? null),
    ]);
    const done = new Set(rows.map(({ id }) => id));
    return changes.map(({ id }) => done.has(id));
  },
});

function runningSum(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}

/**
 * Stores the result of an open message.
 * @returns its state, which differs if another process was faster
 */
export async function settleEmail(id: string, change: Change): Promise<EmailState> {
  return (await settle({ id, ...change })) ? change.state : stateOf(id);
}

export async function stateOf(id: string): Promise<EmailState> {
  const row = await db().mailMessage.findUnique({ where: { id }, select: { state: true } });
  return (row?.state ?? "skipped") as EmailState;
}
