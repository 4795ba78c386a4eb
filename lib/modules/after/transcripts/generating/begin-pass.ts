import type { TranscriptPass } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { newId } from "@/lib/platform/runtime/ids";
import { requestTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import { passTask } from "./pass-task";

interface Wanted {
  recordingId: string;
  language: string;
  /** The pass whose lines stay where nothing else is heard. Without it, everything is transcribed. */
  reusesId?: string;
}

/** Begins a pass over a recording's microphones, in the caller's transaction. */
export async function beginPass(ctx: Ctx, wanted: Wanted): Promise<TranscriptPass> {
  const pass = await ctx.db.transcriptPass.create({
    data: { ...wanted, id: newId("trn"), createdAt: ctx.realNow, updatedAt: ctx.realNow },
  });
  await requestTasks(passTask, [{ subject: pass.id, payload: {} }]);
  return pass;
}
