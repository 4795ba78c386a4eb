import type { Prisma } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { lockJobs } from "../rows/lock-jobs";
import { settleJob } from "../rows/settle-job";
import { withdrawPublications } from "../rows/withdraw-publications";

/** What an erasure did about publications, by the ids of their destinations. */
interface WithdrawnWithErased {
  withdrawn: string[];
  /** Where it's still being taken back, or can't be reached any more. */
  left: string[];
}

type Writes = Pick<Ctx, "db" | "sql" | "realNow" | "enqueue" | "emit" | "lock">;

/**
 * Takes back what shows something that is erased from a recording: its program, and clips and texts that were deleted or cut, in
 * the caller's transaction, which has erased them.
 * @param content ids of those texts
 */
export async function withdrawErased(
  ctx: Writes,
  recordingId: string,
  content: readonly string[],
): Promise<WithdrawnWithErased> {
  const clips = await ctx.db.clip.findMany({ where: { recordingId }, select: { id: true } });
  return withdrawJobs(ctx, {
    recordingId,
    OR: [
      { itemType: "recording" },
      { itemType: "clip", itemId: { notIn: clips.map(({ id }) => id) } },
      { itemType: "content", itemId: { in: [...content] } },
    ],
  });
}

/** The same for texts alone. */
export const withdrawErasedTexts = (ctx: Writes, content: readonly string[]): Promise<WithdrawnWithErased> =>
  withdrawJobs(ctx, { itemType: "content", itemId: { in: [...content] } });

const LEFT = ["published", "withdrawing"];

async function withdrawJobs(
  ctx: Writes,
  where: Prisma.DistributionJobWhereInput,
): Promise<WithdrawnWithErased> {
  const found = await ctx.db.distributionJob.findMany({ where, select: { id: true } });
  const ids = found.map(({ id }) => id);
  await lockJobs(ctx, ids);
  const jobs = await ctx.db.distributionJob.findMany({
    where: { id: { in: ids } },
    include: { publications: { include: { destination: { select: { kind: true, deletedAt: true } } } } },
    orderBy: { id: "asc" },
  });
  const withdrawn = new Set<string>();
  const left = new Set<string>();
  for (const { id, publications } of jobs) {
    const changed = await withdrawPublications(ctx, publications);
    if (changed.length > 0) await settleJob(ctx, id);
    const out = [...changed, ...publications.filter((one) => LEFT.includes(one.state))];
    const after = await ctx.db.publication.findMany({ where: { id: { in: out.map((one) => one.id) } } });
    for (const { state, destinationId } of after) {
      if (state === "withdrawn") withdrawn.add(destinationId);
      if (LEFT.includes(state)) left.add(destinationId);
    }
  }
  return { withdrawn: [...withdrawn], left: [...left] };
}
