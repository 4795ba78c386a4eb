import { VIEW_MS } from "@/lib/analytics";
import { programsOf, type ShowWatch } from "@/lib/modules/stage/show-numbers";
import type { Sql } from "@/lib/platform/database/db";

/** Someone with a registration who watched the replay and nothing on air. */
export interface ReplayedPerson {
  person: string;
  replayMs: number;
}

/** $3 are those who watched on air; null if they're stored. */
const REPLAYED = `
SELECT v.registration_id AS person, sum(v.ms)::float8 AS "replayMs" FROM replay_view v
WHERE v.event_id = $1 AND v.ms >= ${VIEW_MS} AND v.registration_id IS NOT NULL AND v.registration_id <> ALL($2::text[])
  AND ($3::text[] IS NULL OR v.registration_id <> ALL($3::text[]))
  AND ($3::text[] IS NOT NULL OR NOT EXISTS (
    SELECT 1 FROM stored_watcher w WHERE w.event_id = $1 AND w.person = v.registration_id))
GROUP BY v.registration_id
HAVING $4::float8 IS NULL OR sum(v.ms) < $4 OR (sum(v.ms) = $4 AND v.registration_id COLLATE "C" > $5)
ORDER BY sum(v.ms) DESC, v.registration_id COLLATE "C" LIMIT $6`;

/** Returns people who only watched the replay, those who watched most first, from after one of them on. */
export async function readReplayOnly(
  ctx: { sql: Sql },
  eventId: string,
  watch: Pick<ShowWatch, "registrations">,
  { after, take }: { after: ReplayedPerson | undefined; take: number },
): Promise<ReplayedPerson[]> {
  const { registrations } = await programsOf(ctx, eventId);
  const position = [after?.replayMs ?? null, after?.person ?? null];
  return ctx.sql<ReplayedPerson & Record<string, unknown>>("analytics_replay_only", REPLAYED, [
    ...[eventId, registrations, watch.registrations(), ...position, take],
  ]);
}
