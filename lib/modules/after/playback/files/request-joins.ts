import { asSystem } from "@/lib/operation/as-system";
import { sql } from "@/lib/platform/database/db";
import { every } from "@/lib/platform/runtime/every";
import type { Environment } from "@/lib/platform/security/principal";
import { joinProgramJob } from "./join-program-job";

const EVERY_MS = 3_000;
const BATCH = 20;

interface Due extends Record<string, unknown> {
  id: string;
  workspaceId: string;
  environment: Environment;
  version: number;
}

const keyOf = (id: string, version: string): string =>
  `'${joinProgramJob.kind}:' || ${id} || ':' || ${version}`;

/** Recordings that are ready in their latest version, which has no files yet and no job that makes them. */
const DUE = `
SELECT r.id, r.workspace_id AS "workspaceId", r.environment, r.version FROM recording r
WHERE r.state = 'ready' AND r.deleted_at IS NULL AND r.program_version = r.version
  AND r.files_version IS DISTINCT FROM r.version
  AND NOT EXISTS (SELECT 1 FROM job j WHERE j.dedupe_key = ${keyOf("r.id", "r.version")})
ORDER BY r.updated_at LIMIT ${BATCH}`;

/** Queues a job for each version of a recording that is ready and has no MP4 yet. */
export async function requestJoins(): Promise<void> {
  for (const { id, version, ...owner } of await sql<Due>("program_joins_due", DUE))
    await asSystem(joinProgramJob.kind, owner, async (ctx) => {
      ctx.enqueue(
        joinProgramJob,
        { workspace_id: owner.workspaceId, version },
        { subject: id, dedupeKey: `${joinProgramJob.kind}:${id}:${version}` },
      );
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
