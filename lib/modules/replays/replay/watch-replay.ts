import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import { callersRegistration } from "./callers-registration";
import type { replayContract } from "./contract";

type Operation = typeof replayContract.watchReplay;

/** Most playbacks of one person that are counted. Each is a row. */
const MOST_VIEWS = 500;

const WATCH = `
INSERT INTO replay_view AS v (event_id, view, registration_id, ms, started_at)
SELECT $1, $2, $3, $4, $5
WHERE $3::text IS NULL OR (SELECT count(*) FROM replay_view WHERE event_id = $1 AND registration_id = $3 AND view <> $2) < ${MOST_VIEWS}
ON CONFLICT (event_id, view) DO UPDATE SET ms = GREATEST(v.ms, EXCLUDED.ms)
WHERE v.registration_id IS NOT DISTINCT FROM EXCLUDED.registration_id`;

/** A page may report after the replay was turned off: what was watched until then counts. */
export async function watchReplay(
  ctx: Ctx,
  { slug, view, ms }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  const event = await findEvent(ctx, slug);
  const registration = await callersRegistration(ctx, event);
  const recorded = await ctx.db.recording.findFirst({
    where: { eventId: event.id, liveOnly: false },
    select: { id: true },
  });
  const { open } = event.watch as { open?: boolean };
  if (!recorded || !(registration || open)) throw stateConflict("no_replay", "This show has no replay.");
  await ctx.sql("replay_watch", WATCH, [event.id, view, registration?.registrationId ?? null, ms, ctx.now]);
  return { view };
}
