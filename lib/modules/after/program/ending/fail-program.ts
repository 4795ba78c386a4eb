import { PROGRAM_FAILURES, type ProgramFailure } from "@/lib/modules/after/playback/schema";
import { asSystem } from "@/lib/operation/as-system";
import { sql } from "@/lib/platform/database/db";
import { withdrawTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import { programTask } from "../../program-requests";
import { lockProgram, type ProgramAt } from "../rows/program-at";

/** Ends a recording without a program. */
export async function failProgram(at: ProgramAt, failure: ProgramFailure): Promise<void> {
  await asSystem("recordings.fail", at, async (ctx) => {
    if (!(await lockProgram(at))) return;
    await ctx.db.recording.update({
      where: { id: at.id },
      data: { state: "failed", failure, updatedAt: ctx.realNow },
    });
    ctx.record({
      ...{ subjectType: "recording", subjectId: at.id },
      ...{ before: { state: at.state }, after: { state: "failed", failure } },
    });
    ctx.emit({
      type: "recording.failed",
      eventSlug: at.slug,
      data: { event_slug: at.slug, recording_id: at.id, kind: "program", reason: PROGRAM_FAILURES[failure] },
    });
    await withdrawTasks(programTask, [at.id]);
  });
}

/** A program that has failed for half an hour and its length without becoming longer. Waiting for a worker isn't failing. */
const OVERDUE = `
UPDATE recording r SET failing_since = CASE WHEN failing_since >= updated_at THEN failing_since ELSE now() END
WHERE r.id = $1 AND r.state = 'processing' AND r.deleted_at IS NULL
RETURNING now() - r.failing_since > interval '30 minutes' + COALESCE((
  SELECT sum(s.ended_at - COALESCE(s.media_started_at, s.started_at)) FROM show_session s WHERE s.recording_id = r.id
), interval '0') AS "isOverdue"`;

/** Call it when composing has failed: fails a recording that can't be composed for half an hour and its length. */
export async function failIfOverdue(at: ProgramAt): Promise<void> {
  const [row] = await sql<{ isOverdue: boolean }>("program_overdue", OVERDUE, [at.id]);
  if (row?.isOverdue) await failProgram(at, "not_composed");
}
