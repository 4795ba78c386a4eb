import type { TranscriptPass } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { newId } from "@/lib/platform/runtime/ids";
import { requestTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import { passTask } from "./pass-task";

/** Begins a pass over a recording's microphones, in the caller's transaction. */
export async function beginPass(
  ctx: Ctx,
  { recordingId, language }: { recordingId: string; language: string },
): Promise<TranscriptPass> {
  const pass = await ctx.db.transcriptPass.create({
    data: { id: newId("trn"), recordingId, language, createdAt: ctx.realNow, updatedAt: ctx.realNow },
  });
  await requestTasks(passTask, [{ subject: pass.id, payload: {} }]);
  return pass;
}
