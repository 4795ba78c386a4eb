import type { Prisma } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
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

const OUT = ["published", "captured", "running", "withdrawing"];

async function withdrawJobs(
  ctx: Writes,
  where: Prisma.DistributionJobWhereInput,
): Promise<WithdrawnWithErased> {
  const jobs = await ctx.db.distributionJob.findMany({
    where,
    include: { publications: { include: { destination: { select: { kind: true, deletedAt: true } } } } },
    orderBy: { id: "asc" },
  });
  const withdrawn = new Set<string>();
  const left = new Set<string>();
  for (const { id, publications } of jobs) {
    const changed = await withdrawPublications(ctx, publications);
    if (changed.length > 0) await settleJob(ctx, id);
    const out = publications.filter(({ state }) => OUT.includes(state)).map((one) => one.id);
    const after = await ctx.db.publication.findMany({ where: { id: { in: out } } });
    for (const { state, destinationId } of after)
      (state === "withdrawn" ? withdrawn : left).add(destinationId);
  }
  return { withdrawn: [...withdrawn], left: [...left] };
}
