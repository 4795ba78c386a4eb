import type { Ctx } from "@/lib/operation/ctx";
import { storeWatchJob } from "./store-watch-job";

/** Most of an audience has left by then, so that what is stored stays. */
const DELAY_SECONDS = 20;

const WANT = `
UPDATE stored_watch SET wanted = true
WHERE event_id = $1 AND mark IS NULL AND NOT wanted
  AND NOT EXISTS (SELECT 1 FROM show_session WHERE event_id = $1 AND kind = 'live' AND ended_at IS NULL)
RETURNING event_id`;

type Wanting = Pick<Ctx, "sql" | "enqueue">;

/** Has what an audience watched stored by a job, after the end of a session. */
export async function keepWatch(ctx: Wanting, eventId: string): Promise<void> {
  await ctx.sql(
    "stored_watch_begin",
    "INSERT INTO stored_watch (event_id) VALUES ($1) ON CONFLICT (event_id) DO NOTHING",
    [eventId],
  );
  await wantWatch(ctx, eventId);
}

/** The same after later changes. Does nothing if what is stored still counts, or if the show has never ended. */
export async function wantWatch(ctx: Wanting, eventId: string): Promise<void> {
  const [wanted] = await ctx.sql("stored_watch_want", WANT, [eventId]);
  if (!wanted) return;
  ctx.enqueue(storeWatchJob, { event_id: eventId }, { subject: eventId, dueInSeconds: DELAY_SECONDS });
}
