import type { Job } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { requireOwned } from "@/lib/operation/owned";
import { notFound } from "@/lib/operation/problem";
import { JOB_STATES, type jobsContract } from "./contract";

type State = (typeof JOB_STATES)[number];

export async function getJob(
  ctx: Ctx,
  input: InputOf<typeof jobsContract.getJob>,
): Promise<OutputOf<typeof jobsContract.getJob>> {
  const job = requireOwned(ctx, await ctx.db.job.findUnique({ where: { id: input.job_id } }));
  await holdToOwnCalls(ctx, job);
  // "Dispatched" is an internal state: nothing runs yet.
  const state = JOB_STATES.find((known) => known === job.state) ?? ("queued" satisfies State);
  return {
    id: job.id,
    kind: job.kind,
    state,
    done: state === "succeeded" || state === "failed" || state === "cancelled",
    stage: job.stage,
    progress: job.progress,
    due_at: job.dueAt.toISOString(),
    created_at: job.createdAt.toISOString(),
    ended_at: job.endedAt?.toISOString() ?? null,
    request_id: job.requestId,
  };
}

/** Jobs don't name a client, so a caller limited to some clients sees only jobs of its own calls. */
async function holdToOwnCalls(ctx: Ctx, job: Job): Promise<void> {
  const { clientIds, actor } = ctx.principal;
  if (clientIds.length === 0) return;
  const own = await ctx.db.auditEntry.findFirst({
    where: { workspaceId: ctx.workspaceId, requestId: job.requestId, actorId: actor.id },
    select: { id: true },
  });
  if (!own) throw notFound();
}
