import { beginPass, HAS_MICROPHONE, lockTranscript, passTask } from "@/lib/modules/after/transcripts";
import { asSystem } from "@/lib/operation/as-system";
import { sql } from "@/lib/platform/database/db";
import type { Environment } from "@/lib/platform/security/principal";
import { requestTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import { isUnderstood, recognizer } from "@/lib/providers/stt";

interface Due extends Record<string, unknown> {
  id: string;
  slug: string;
  workspaceId: string;
  environment: Environment;
  language: string;
}

/** Ready for a moment, so that speakers' own copies are there, and never transcribed. */
const DUE = `
SELECT r.id, e.slug, r.workspace_id AS "workspaceId", r.environment, e.language
FROM recording r JOIN event e ON e.id = r.event_id
WHERE r.state = 'ready' AND r.deleted_at IS NULL AND NOT r.live_only
  AND r.ready_at BETWEEN now() - interval '7 days' AND now() - interval '20 seconds'
  AND NOT EXISTS (SELECT 1 FROM transcript_pass p WHERE p.recording_id = r.id) AND ${HAS_MICROPHONE}
ORDER BY r.ready_at LIMIT 20`;

const LOST = `
SELECT p.id FROM transcript_pass p
WHERE p.state = 'running' AND NOT EXISTS (SELECT 1 FROM wanted_work w WHERE w.kind = $1 AND w.subject = p.id) LIMIT 100`;

/** Begins a pass for each recording that has become ready, if the recognizer understands its language. */
export async function requestPasses(): Promise<void> {
  const due = await sql<Due>("transcript_due", DUE, []);
  const status = due.length > 0 ? await recognizer().status() : null;
  for (const { id, slug, language, ...owner } of due)
    if (status?.reason === null && isUnderstood(status, language))
      await asSystem(passTask.kind, owner, async (ctx) => {
        await lockTranscript(ctx, { slug });
        if (await ctx.db.transcriptPass.findFirst({ where: { recordingId: id } })) return;
        const pass = await beginPass(ctx, { recordingId: id, language });
        ctx.record({
          ...{ subjectType: "recording", subjectId: id },
          after: { transcript_pass: "running", pass_id: pass.id },
        });
      });
  const lost = await sql<{ id: string }>("transcript_lost", LOST, [passTask.kind]);
  await requestTasks(
    passTask,
    lost.map(({ id }) => ({ subject: id, payload: {} })),
  );
}
