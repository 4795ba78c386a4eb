import { ProgramReader } from "@/lib/modules/after/program";
import { db, sql } from "@/lib/platform/database/db";
import { sweepEach } from "@/lib/platform/jobs/sweep-each";
import { beginAutomatically, type Due } from "./begin-automatically";
import { markedTimes } from "./marked-times";
import { UNSEEN_MS } from "./pass-rows";

interface Late extends Due {
  passId: string;
  readAt: Date;
}

/** An upload that goes on stores something more often. */
const SETTLED = "30 seconds";
/** As long as browsers upload after a show, and a day. */
const LONGEST = "31 days";

const STORED_SINCE = (time: string): string => `EXISTS (
  SELECT 1 FROM recording_track t JOIN track_part k ON k.track_id = t.id JOIN track_chunk c ON c.part_id = k.id
  WHERE t.recording_id = r.id AND t.kind = 'microphone' AND t.erased_at IS NULL AND NOT k.live_only AND c.stored_at > ${time})`;

const LATE = `
SELECT r.id, e.slug, r.workspace_id AS "workspaceId", r.environment, COALESCE(r.language, e.language) AS language, p.id AS "passId",
  now() - interval '${UNSEEN_MS} milliseconds' AS "readAt"
FROM recording r JOIN event e ON e.id = r.event_id JOIN LATERAL (
  SELECT * FROM transcript_pass WHERE recording_id = r.id AND state = 'ready' ORDER BY version DESC LIMIT 1) p ON true
WHERE r.state = 'ready' AND r.deleted_at IS NULL AND r.ready_at > now() - interval '${LONGEST}'
  AND ${STORED_SINCE("COALESCE(p.checked_at, p.created_at)")} AND NOT ${STORED_SINCE(`now() - interval '${SETTLED}'`)}
  AND NOT EXISTS (SELECT 1 FROM transcript_pass o WHERE o.recording_id = r.id AND o.state = 'running')
ORDER BY r.id = ANY ($1::text[]), r.ready_at LIMIT 20`;

/**
 * Begins another pass where sound has been stored since the last one and would be heard instead of what that one had: a
 * speaker's own copy that arrives late. Only this sound is transcribed.
 */
export const requestLatePasses = (isReady: (language: string) => Promise<boolean>): Promise<void> =>
  sweepEach(
    "recordings to transcribe again",
    (last) => sql<Late>("transcript_late", LATE, [last]),
    async (late) => {
      if (!(await isReady(late.language))) return false;
      return requestLatePass(late);
    },
  );

/** @returns false if its sources can't be read yet */
async function requestLatePass(late: Late): Promise<boolean> {
  const { passId, readAt } = late;
  const sources = await new ProgramReader(late.id).read();
  if (!sources) return false;
  const known = await db().transcriptStretch.findMany({ where: { passId }, select: { mark: true } });
  const marks = new Set(known.map(({ mark }) => mark));
  if (markedTimes(sources).some(({ mark }) => !marks.has(mark)))
    await beginAutomatically(late, { reusesId: passId, readAt });
  else await db().transcriptPass.update({ where: { id: passId }, data: { checkedAt: readAt } });
  return true;
}
