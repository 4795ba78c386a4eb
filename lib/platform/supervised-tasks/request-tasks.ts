import { EventEmitter } from "node:events";
import type { z } from "zod";
import { sql, write } from "../database/db";
import { noticeOf } from "../database/notices";
import { processSingleton } from "../runtime/process-singleton";
import type { SupervisedTaskKind } from "./supervised-task";

/** Topic of the notice that work is wanted, no longer wanted, or free to be taken. */
export const TASKS_TOPIC = "wanted-work";

/** Emits `wanted` in this process. */
export const taskSignals = (): EventEmitter => processSingleton("wanted-signals", () => new EventEmitter());

const REQUEST = `
INSERT INTO wanted_work (kind, subject, pool, payload, wanted_until)
SELECT $1, w.subject, $2, w.payload, now() + make_interval(secs => $3)
FROM jsonb_to_recordset($4::jsonb) AS w (subject text, payload jsonb)
ON CONFLICT (kind, subject) DO UPDATE SET wanted_until = EXCLUDED.wanted_until, payload = EXCLUDED.payload
RETURNING holder`;

/**
 * Requests work for this many seconds by the database's clock (without `seconds` indefinitely), in the
 * surrounding transaction. Calling it again moves the end.
 */
export async function requestTasks<Payload extends z.ZodType>(
  kind: SupervisedTaskKind<Payload>,
  tasks: readonly { subject: string; payload: NoInfer<z.input<Payload>> }[],
  seconds?: number,
): Promise<void> {
  if (tasks.length === 0) return;
  for (const { payload } of tasks) kind.payload.parse(payload);
  const rows = await sql<{ holder: string | null }>("wanted_want", REQUEST, [
    kind.kind,
    kind.pool,
    seconds ?? null,
    JSON.stringify(tasks),
  ]);
  if (rows.some(({ holder }) => holder === null)) await notifyHolders();
}

/** Withdraws the request for work. Its holder ends it at once. */
export async function withdrawTasks(
  { kind }: SupervisedTaskKind,
  subjects: readonly string[],
): Promise<void> {
  await sql(
    "wanted_withdraw",
    "UPDATE wanted_work SET wanted_until = now() WHERE kind = $1 AND subject = ANY ($2::text[])",
    [kind, subjects],
  );
  await notifyHolders();
}

/**
 * Withdraws the request for work that was found to be over. A request that someone makes at that moment is withdrawn with
 * it, so it's made again if the work `isNeeded` afterward.
 */
export async function withdrawFinished<Payload extends z.ZodType>(
  kind: SupervisedTaskKind<Payload>,
  task: { subject: string; payload: NoInfer<z.input<Payload>> },
  isNeeded: () => Promise<boolean>,
): Promise<void> {
  await withdrawTasks(kind, [task.subject]);
  if (await isNeeded()) await requestTasks(kind, [task]);
}

/** Returns whether a process does this work at the moment. */
export async function isTaskHeld({ kind }: SupervisedTaskKind, subject: string): Promise<boolean> {
  const rows = await sql(
    "wanted_held",
    "SELECT 1 FROM wanted_work WHERE kind = $1 AND subject = $2 AND lease_until > now()",
    [kind, subject],
  );
  return rows.length > 0;
}

async function notifyHolders(): Promise<void> {
  await write(noticeOf(TASKS_TOPIC));
  taskSignals().emit("wanted");
}
