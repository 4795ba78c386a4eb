import { z } from "zod";
import type { Ctx } from "@/lib/operation/ctx";
import { requestTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import type { SupervisedTaskKind } from "@/lib/platform/supervised-tasks/supervised-task";

/** Takes a notetaker into one show while it's on air. The subject is the event. */
export const notetakerTask = {
  kind: "notetaker.attend",
  pool: "app",
  payload: z.object({}),
  leaseSeconds: 6,
} satisfies SupervisedTaskKind;

/**
 * Runs in the caller's transaction; does nothing if no notetaker was sent. The process that holds it notices when the show
 * is over.
 */
export async function requestNotetaker(ctx: Pick<Ctx, "sql">, eventId: string): Promise<void> {
  const sent = await ctx.sql(
    "notetaker_sent",
    "SELECT 1 FROM notetaker WHERE event_id = $1 AND state NOT IN ('done', 'failed') LIMIT 1",
    [eventId],
  );
  if (sent.length > 0) await requestTasks(notetakerTask, [{ subject: eventId, payload: {} }]);
}
