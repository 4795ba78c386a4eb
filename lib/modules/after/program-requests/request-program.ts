import { sql } from "@/lib/platform/database/db";
import { requestTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import { programTask } from "./program-task";

/** As long as programs are taken up again that failed: it may take hours until someone composes. */
const AGAIN_SECONDS = 7 * 86_400;
/** Longer than it takes to notice that nothing more arrives. */
const REST_SECONDS = 180;

/** Requests a recording's program until it's ready. Runs in the caller's transaction. */
export const requestProgram = (recordingId: string): Promise<void> =>
  requestTasks(programTask, [{ subject: recordingId, payload: {} }]);

/** Requests that a program that is ready is looked at again: what it's made of may have changed. */
export const requestProgramAgain = (recordingId: string): Promise<void> =>
  requestTasks(programTask, [{ subject: recordingId, payload: {} }], AGAIN_SECONDS);

const REST = `
UPDATE wanted_work SET wanted_until = now() + make_interval(secs => $3)
WHERE kind = $1 AND subject = $2 AND wanted_until > now() + make_interval(secs => $3)`;

/** Lets that request end soon, once a program was found to be up to date. */
export async function letProgramRest(recordingId: string): Promise<void> {
  await sql("program_rest", REST, [programTask.kind, recordingId, REST_SECONDS]);
}

const UNFINISHED = `
SELECT r.id FROM recording r
WHERE r.state = ANY (CASE WHEN r.live_only THEN '{live}' ELSE '{live,processing}' END::text[]) AND r.deleted_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM wanted_work w
    WHERE w.kind = $1 AND w.subject = r.id AND w.wanted_until IS NULL)
ORDER BY r.created_at LIMIT 100`;

/** Ready, and no one has decided yet whether there is a larger picture. */
const NOT_ENLARGED = `
SELECT r.id FROM recording r
WHERE r.state = 'ready' AND r.enlarged_version IS DISTINCT FROM r.version AND r.deleted_at IS NULL
  AND r.updated_at > now() - interval '7 days'
  AND NOT EXISTS (SELECT 1 FROM wanted_work w
    WHERE w.kind = $1 AND w.subject = r.id AND COALESCE(w.wanted_until, 'infinity') > now())
ORDER BY r.updated_at LIMIT 100`;

/** Requests the programs that no one composes although they aren't ready, or no one has looked at since they are. */
export async function requestUnfinishedPrograms(): Promise<void> {
  const unfinished = await sql<{ id: string }>("program_unfinished", UNFINISHED, [programTask.kind]);
  await requestTasks(
    programTask,
    unfinished.map(({ id }) => ({ subject: id, payload: {} })),
  );
  for (const { id } of await sql<{ id: string }>("program_not_looked_at", NOT_ENLARGED, [programTask.kind]))
    await requestProgramAgain(id);
}
