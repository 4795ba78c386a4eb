import { EventEmitter } from "node:events";
import type { z } from "zod";
import { sql, write } from "../database/db";
import { noticeOf } from "../database/notices";
import { processSingleton } from "../runtime/process-singleton";
import type { WantedKind } from "./wanted-kind";

/** Topic of the notice that work is wanted, no longer wanted, or free to be taken. */
export const WANTED = "wanted-work";

/** Emits `wanted` in this process. */
export const wantedSignals = (): EventEmitter => processSingleton("wanted-signals", () => new EventEmitter());

const WANT = `
INSERT INTO wanted_work (kind, subject, pool, payload, wanted_until)
SELECT $1, w.subject, $2, w.payload, now() + make_interval(secs => $3)
FROM jsonb_to_recordset($4::jsonb) AS w (subject text, payload jsonb)
ON CONFLICT (kind, subject) DO UPDATE SET wanted_until = EXCLUDED.wanted_until, payload = EXCLUDED.payload
RETURNING holder`;

/**
 * Requests work for this many seconds by the database's clock (without `seconds` indefinitely), in the
 * surrounding transaction. Calling it again moves the end.
 */
export async function want<Payload extends z.ZodType>(
  kind: WantedKind<Payload>,
  wanted: readonly { subject: string; payload: NoInfer<z.input<Payload>> }[],
  seconds?: number,
): Promise<void> {
  if (wanted.length === 0) return;
  for (const { payload } of wanted) kind.payload.parse(payload);
  const rows = await sql<{ holder: string | null }>("wanted_want", WANT, [
    kind.kind,
    kind.pool,
    seconds ?? null,
    JSON.stringify(wanted),
  ]);
  if (rows.some(({ holder }) => holder === null)) await tell();
}

/** Withdraws the request for work. Its holder ends it at once. */
export async function withdraw({ kind }: WantedKind, subjects: readonly string[]): Promise<void> {
  await sql(
    "wanted_withdraw",
    "UPDATE wanted_work SET wanted_until = now() WHERE kind = $1 AND subject = ANY ($2::text[])",
    [kind, subjects],
  );
  await tell();
}

async function tell(): Promise<void> {
  await write(noticeOf(WANTED));
  wantedSignals().emit("wanted");
}
