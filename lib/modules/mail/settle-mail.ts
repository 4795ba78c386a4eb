import { db, sql } from "@/lib/platform/database/db";
import { microbatch } from "@/lib/platform/database/microbatch";
import type { ComposedMail } from "./composed-mail";
import type { MailState } from "./mail-state";
import { storedMail } from "./stored-body";

interface Change {
  state: MailState;
  error?: string;
  sentAt?: Date;
  made?: ComposedMail;
}

const SETTLE = `
UPDATE mail_message m SET state = c.state, error = COALESCE(c.error, m.error), sent_at = COALESCE(c.sent_at, m.sent_at),
  from_name = COALESCE(c.from_name, m.from_name), reply_to = CASE WHEN c.body IS NULL THEN m.reply_to ELSE c.reply_to END,
  subject = COALESCE(c.subject, m.subject), body = COALESCE(c.body, m.body)
FROM unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::text[], $7::text[], $8::bytea[])
  AS c (id, state, error, sent_at, from_name, reply_to, subject, body)
WHERE m.id = c.id AND m.state = 'queued' RETURNING m.id`;

/** Compare-and-set: only a queued message changes. With one statement for all that are made at one time. */
const settled = microbatch<Change & { id: string }, boolean>({
  max: 200,
  run: async (changes) => {
    const stored = changes.map(({ made }) => made && storedMail(made));
    const rows = await sql<{ id: string }>("mail_settle", SETTLE, [
      changes.map(({ id }) => id),
      changes.map(({ state }) => state),
      changes.map(({ error }) => error ?? null),
      changes.map(({ sentAt }) => sentAt ?? null),
      stored.map((mail) => mail?.fromName ?? null),
      stored.map((mail) => mail?.replyTo ?? null),
      stored.map((mail) => mail?.subject ?? null),
      stored.map((mail) => mail && Buffer.from(mail.body)),
    ]);
    const done = new Set(rows.map(({ id }) => id));
    return changes.map(({ id }) => done.has(id));
  },
});

/**
 * Writes what became of a queued message.
 * @returns its state, which is another where somebody else was quicker
 */
export async function settleMail(id: string, change: Change): Promise<MailState> {
  if (await settled({ id, ...change })) return change.state;
  const now = await db().mailMessage.findUnique({ where: { id }, select: { state: true } });
  return (now?.state ?? "skipped") as MailState;
}
