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

/** A program that hasn't become longer for half an hour and its length won't. */
const OVERDUE = `
SELECT 1 FROM recording r WHERE r.id = $1 AND r.state = 'processing' AND r.deleted_at IS NULL
  AND now() - r.updated_at > interval '30 minutes' + COALESCE((
    SELECT sum(s.ended_at - COALESCE(s.media_started_at, s.started_at)) FROM show_session s WHERE s.recording_id = r.id
  ), interval '0')`;

/** Fails a recording that can't be composed for half an hour and its length. */
export async function failIfOverdue(at: ProgramAt): Promise<void> {
  const overdue = await sql("program_overdue", OVERDUE, [at.id]);
  if (overdue.length > 0) await failProgram(at, "not_composed");
}
