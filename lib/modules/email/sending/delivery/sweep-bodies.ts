import { db, sql } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { log } from "@/lib/platform/runtime/log";
import { bodyOf, sealBody } from "./stored-body";

const BATCH = 200;
/** Maximum number of batches per run of the sweep. The rest waits for the next run. */
const ROUNDS = 50;
const ENDED = "state NOT IN ('queued', 'sending')";

/**
 * Drops the bodies of old emails and encrypts those that an older release stored in plain text. Headings and
 * states stay.
 */
export async function sweepEmailBodies(): Promise<void> {
  const dropped = await inRounds(dropOld);
  const sealed = await inRounds(sealPlain);
  if (dropped + sealed > 0) log().info({ dropped, sealed }, "deleted and encrypted email bodies");
}

async function inRounds(round: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let at = 0; at < ROUNDS; at += 1) {
    const done = await round();
    total += done;
    if (done < BATCH) break;
  }
  return total;
}

async function dropOld(): Promise<number> {
  const rows = await sql(
    "mail_body_drop",
    `UPDATE mail_message SET body = NULL, html = '', text = '', calendar = NULL, headers = '{}' WHERE id IN (
       SELECT id FROM mail_message WHERE created_at < now() - make_interval(hours => $1) AND ${ENDED}
         AND (body IS NOT NULL OR html <> '' OR text <> '')
       LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
     ) RETURNING 1`,
    [env().KEEP_MAIL_BODIES_DAYS * 24],
  );
  return rows.length;
}

/** Leaves emails in progress alone: a process of the older release may be about to send what it stored. */
async function sealPlain(): Promise<number> {
  const found = await sql<{ id: string }>(
    "mail_body_plain",
    `SELECT id FROM mail_message WHERE (html <> '' OR text <> '') AND ${ENDED} LIMIT ${BATCH}`,
  );
  const rows = await db().mailMessage.findMany({ where: { id: { in: found.map(({ id }) => id) } } });
  for (const row of rows) {
    const plain = { html: "", text: "", calendar: null, headers: {} };
    await db().mailMessage.update({ where: { id: row.id }, data: { ...plain, body: sealBody(bodyOf(row)) } });
  }
  return rows.length;
}
