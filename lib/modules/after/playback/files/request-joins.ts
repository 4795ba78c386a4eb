import { asSystem } from "@/lib/operation/as-system";
import { sql } from "@/lib/platform/database/db";
import { every } from "@/lib/platform/runtime/every";
import type { Environment } from "@/lib/platform/security/principal";
import { LARGE_PICTURE, PICTURE } from "../rows/rendition";
import { joinProgramJob } from "./join-program-job";

const EVERY_MS = 3_000;
const BATCH = 20;

interface Due extends Record<string, unknown> {
  id: string;
  workspaceId: string;
  environment: Environment;
  version: number;
  dedupeKey: string;
}

/** The best picture that there is. */
const BEST = `CASE WHEN r.enlarged AND r.enlarged_version = r.version THEN '${LARGE_PICTURE}' ELSE '${PICTURE}' END`;

/**
 * Recordings that are ready in their latest version, which has no MP4 of its best picture and no job that makes it. One that
 * failed is due again when its time has come.
 */
const DUE = `
SELECT * FROM (
  SELECT r.id, r.workspace_id AS "workspaceId", r.environment, r.version,
    concat_ws(':', '${joinProgramJob.kind}', r.id, r.version, ${BEST}, r.mp4_tries) AS "dedupeKey"
  FROM recording r
  WHERE r.state = 'ready' AND r.deleted_at IS NULL AND r.program_version = r.version
    AND (r.files_version IS DISTINCT FROM r.version OR r.mp4_rendition IS DISTINCT FROM ${BEST})
    AND (r.mp4_tries = 0 OR r.mp4_retry_at <= now())
  ORDER BY r.updated_at
) due
WHERE NOT EXISTS (SELECT 1 FROM job j WHERE j.dedupe_key = due."dedupeKey") LIMIT ${BATCH}`;

/** Queues a job for each recording that is ready and has no MP4 of its best picture yet. */
export async function requestJoins(): Promise<void> {
  for (const { id, version, dedupeKey, ...owner } of await sql<Due>("program_joins_due", DUE))
    await asSystem(joinProgramJob.kind, owner, async (ctx) => {
      ctx.enqueue(joinProgramJob, { workspace_id: owner.workspaceId, version }, { subject: id, dedupeKey });
    });
}

/** Looks for such recordings, once per media worker. */
export function startJoins(): { stop(): Promise<void> } {
  const end = new AbortController();
  const ended = every(EVERY_MS, end.signal, "couldn't look for programs to join", requestJoins);
  return {
    stop: () => {
      end.abort();
      return ended;
    },
  };
}
