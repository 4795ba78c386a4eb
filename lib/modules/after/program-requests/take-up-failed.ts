import { asSystem } from "@/lib/operation/as-system";
import { sql } from "@/lib/platform/database/db";
import { sweepEach } from "@/lib/platform/jobs/sweep-each";
import type { Environment } from "@/lib/platform/security/principal";
import { requestProgram } from "./request-program";

interface Failed extends Record<string, unknown> {
  id: string;
  workspaceId: string;
  environment: Environment;
}

/** An hour after it failed, and then whenever half of the time between its end and the failure has passed again. */
const DUE = `
SELECT r.id, r.workspace_id AS "workspaceId", r.environment FROM recording r
WHERE r.state = 'failed' AND r.failure = 'not_composed' AND r.deleted_at IS NULL AND NOT r.live_only
  AND r.ended_at > now() - interval '7 days'
  AND r.updated_at + GREATEST(interval '1 hour', (r.updated_at - r.ended_at) / 2) < now()
ORDER BY r.id = ANY ($1::text[]), r.updated_at LIMIT 20`;

const TAKE_UP = `
UPDATE recording SET state = 'processing', failure = NULL, failing_since = NULL, updated_at = now()
WHERE id = $1 AND state = 'failed' AND failure = 'not_composed' AND deleted_at IS NULL RETURNING 1`;

/**
 * Composes programs again that couldn't be composed, for a week: what they're made of is all there, and what was to blame may be
 * over by now, such as a full disk.
 */
export const takeUpFailedPrograms = (): Promise<void> =>
  sweepEach("failed programs", (last) => sql<Failed>("program_failed", DUE, [last]), takeUp);

const takeUp = ({ id, ...owner }: Failed): Promise<void> =>
  asSystem("recordings.take_up", owner, async (ctx) => {
    const taken = await ctx.sql("program_take_up", TAKE_UP, [id]);
    if (taken.length === 0) return;
    ctx.record({
      ...{ subjectType: "recording", subjectId: id },
      ...{ before: { state: "failed", failure: "not_composed" }, after: { state: "processing" } },
    });
    await requestProgram(id);
  });
