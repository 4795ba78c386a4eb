import { HAS_SOUND, passTask } from "@/lib/modules/after/transcripts";
import { sql } from "@/lib/platform/database/db";
import { sweepEach } from "@/lib/platform/jobs/sweep-each";
import { requestTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import { isUnderstood, recognizer } from "@/lib/providers/stt";
import { beginAutomatically, type Due } from "./begin-automatically";
import { requestLatePasses } from "./request-late-passes";

/**
 * Ready for a moment, so that speakers' own copies are there, and never transcribed. If that couldn't be done for a reason that
 * may be over by now, it's tried again after pauses like those of programs.
 */
const DUE = `
SELECT r.id, e.slug, r.workspace_id AS "workspaceId", r.environment, COALESCE(r.language, e.language) AS language
FROM recording r JOIN event e ON e.id = r.event_id
WHERE r.state = 'ready' AND r.deleted_at IS NULL AND NOT r.live_only
  AND r.ready_at BETWEEN now() - interval '7 days' AND now() - interval '20 seconds'
  AND NOT EXISTS (SELECT 1 FROM transcript_pass p WHERE p.recording_id = r.id AND (p.state <> 'failed' OR p.failure <> 'failed'
    OR p.updated_at + GREATEST(interval '1 hour', (p.updated_at - r.ready_at) / 2) > now()))
  AND ${HAS_SOUND}
ORDER BY r.id = ANY ($1::text[]), r.ready_at LIMIT 20`;

const LOST = `
SELECT p.id FROM transcript_pass p JOIN recording r ON r.id = p.recording_id
WHERE p.state = 'running' AND r.deleted_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM wanted_work w WHERE w.kind = $1 AND w.subject = p.id)
ORDER BY p.created_at LIMIT 100`;

/**
 * Begins a pass for each recording that has become ready, and for those whose sound has got better since, if the recognizer
 * understands their language.
 */
export async function requestPasses(): Promise<void> {
  const isReady = readiness();
  await sweepEach(
    "recordings to transcribe",
    (last) => sql<Due>("transcript_due", DUE, [last]),
    async (due) => {
      if (!(await isReady(due.language))) return false;
      return beginAutomatically(due);
    },
  );
  await requestLatePasses(isReady);
  const lost = await sql<{ id: string }>("transcript_lost", LOST, [passTask.kind]);
  await requestTasks(
    passTask,
    lost.map(({ id }) => ({ subject: id, payload: {} })),
  );
}

/** Whether a language can be transcribed now. The recognizer is asked once, and only if someone wants to know. */
function readiness(): (language: string) => Promise<boolean> {
  let asked: ReturnType<ReturnType<typeof recognizer>["status"]> | undefined;
  return async (language) => {
    asked ??= recognizer().status();
    const status = await asked;
    return status.reason === null && isUnderstood(status, language);
  };
}
