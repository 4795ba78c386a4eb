import { beginPass, lockTranscript, passTask } from "@/lib/modules/after/transcripts";
import { asSystem } from "@/lib/operation/as-system";
import type { Environment } from "@/lib/platform/security/principal";

/** A recording that is to be transcribed. */
export interface Due extends Record<string, unknown> {
  id: string;
  slug: string;
  workspaceId: string;
  environment: Environment;
  language: string;
}

/** The pass that another one goes on from, and when the sound that is there now was read. */
interface Before {
  reusesId: string;
  readAt: Date;
}

/** Begins a pass, unless another process has: the first one that may succeed, or one that goes on from an earlier pass. */
export async function beginAutomatically(
  { id, slug, language, workspaceId, environment }: Due,
  before?: Before,
): Promise<void> {
  const reusesId = before?.reusesId;
  await asSystem(passTask.kind, { workspaceId, environment }, async (ctx) => {
    await lockTranscript(ctx, { slug });
    if (!(await ctx.db.recording.findFirst({ where: { id, deletedAt: null } }))) return;
    const others = reusesId
      ? { OR: [{ state: "running" }, { reusesId, state: "ready" }] }
      : { state: { not: "failed" } };
    if (await ctx.db.transcriptPass.findFirst({ where: { recordingId: id, ...others } })) return;
    // If this one fails, another isn't begun until more arrives.
    if (before)
      await ctx.db.transcriptPass.update({
        where: { id: before.reusesId },
        data: { checkedAt: before.readAt },
      });
    const pass = await beginPass(ctx, { recordingId: id, language, ...(reusesId && { reusesId }) });
    ctx.record({
      ...{ subjectType: "recording", subjectId: id },
      after: { transcript_pass: "running", pass_id: pass.id },
    });
  });
}
