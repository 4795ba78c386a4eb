import { sql } from "@/lib/platform/database/db";
import { sweepEach } from "@/lib/platform/jobs/sweep-each";
import { requestTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import { convertTask } from "./conversion/convert-task";
import { expireUpload } from "./conversion/end-conversion";

const EXPIRED = `
SELECT r.id FROM recording r JOIN recording_upload u ON u.recording_id = r.id
WHERE r.state = 'awaiting_upload' AND r.deleted_at IS NULL AND u.expires_at < now()
ORDER BY r.id = ANY ($1::text[]), u.expires_at LIMIT 100`;

/** No one converts them. */
const LOST = `
SELECT r.id FROM recording r WHERE r.state = 'converting' AND r.deleted_at IS NULL AND NOT EXISTS (
  SELECT 1 FROM wanted_work w WHERE w.kind = $1 AND w.subject = r.id AND w.wanted_until IS NULL) LIMIT 100`;

/** Ends uploads that were never completed, and requests conversions that no one does. */
export async function sweepRecordingUploads(): Promise<void> {
  await sweepEach(
    "recording uploads",
    (last) => sql<{ id: string }>("recording_uploads_expired", EXPIRED, [last]),
    ({ id }) => expireUpload(id),
  );
  const lost = await sql<{ id: string }>("recording_uploads_lost", LOST, [convertTask.kind]);
  await requestTasks(
    convertTask,
    lost.map(({ id }) => ({ subject: id, payload: {} })),
  );
}
