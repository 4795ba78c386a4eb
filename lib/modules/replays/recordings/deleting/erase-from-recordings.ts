import type { Ctx } from "@/lib/operation/ctx";
import { WITH_TRACKS } from "../recording-row";
import { erasePart } from "./erase-part";

interface Row extends Record<string, unknown> {
  id: string;
  personId: string;
}

/** Where these people have tracks, or are seen, heard or named in the program. */
const IN_RECORDINGS = `
SELECT r.id, p.id AS "personId" FROM recording r CROSS JOIN unnest($2::text[]) AS p (id)
WHERE r.event_id = ANY ($1::text[]) AND r.source = 'show' AND r.deleted_at IS NULL AND NOT r.live_only
  AND NOT EXISTS (SELECT 1 FROM recording_erasure g WHERE g.recording_id = r.id AND g.person_id = p.id)
  AND (EXISTS (SELECT 1 FROM recording_track t WHERE t.recording_id = r.id AND t.person_id = p.id AND t.erased_at IS NULL)
    OR EXISTS (SELECT 1 FROM program_piece i WHERE i.recording_id = r.id AND p.id = ANY (i.people)))
ORDER BY r.id, p.id FOR UPDATE OF r`;

/**
 * Erases people from the recordings of shows, as deleteRecording does with one person, in the caller's transaction.
 * @param people their ids in the shows
 * @returns from how many recordings
 */
export async function eraseFromRecordings(
  ctx: Ctx,
  eventIds: readonly string[],
  people: readonly string[],
): Promise<number> {
  const found = await ctx.sql<Row>("recordings_of_people", IN_RECORDINGS, [eventIds, people]);
  for (const { id, personId } of found) {
    const row = await ctx.db.recording.findUniqueOrThrow({ where: { id }, include: WITH_TRACKS });
    const tracks = row.tracks.filter((track) => track.personId === personId && track.erasedAt === null);
    const whole = { isPerson: true, isLast: true, isHeard: true };
    const removed = await erasePart(ctx, row, { personId, tracks, ...whole });
    const version = row.version + 1;
    await ctx.db.recording.update({ where: { id }, data: { version, updatedAt: ctx.realNow } });
    ctx.record({
      ...{ subjectType: "recording", subjectId: id },
      after: { erased: "person", version, tracks: tracks.map((track) => track.id), ...removed },
    });
  }
  return new Set(found.map(({ id }) => id)).size;
}
