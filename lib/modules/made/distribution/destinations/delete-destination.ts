import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { requireOwned } from "@/lib/operation/owned";
import { notFound } from "@/lib/operation/problem";
import type { distributionContract } from "../contract";
import { SERVED } from "../destination-settings";
import { cancelQueued } from "../rows/cancel-queued";
import { settleJob } from "../rows/settle-job";
import { takeDown } from "../rows/take-down";
import { presentDestination } from "./present-destination";

type Operation = typeof distributionContract.deleteDestination;

/** What we serve there is taken back. What is elsewhere stays, and can't be reached from here any more. */
export async function deleteDestination(
  ctx: Ctx,
  { destination_id: id }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  await ctx.lock(
    "destination_lock",
    "SELECT 1 FROM destination WHERE id = $1 AND workspace_id = $2 FOR UPDATE",
    [...[id, ctx.workspaceId]],
  );
  const destination = requireOwned(ctx, await ctx.db.destination.findUnique({ where: { id } }));
  if (destination.deletedAt) throw notFound();
  const publications = await ctx.db.publication.findMany({ where: { destinationId: id } });
  const there = publications.filter(({ state }) => ["published", "withdrawing"].includes(state));
  const isServed = SERVED.includes(destination.kind);
  if (isServed) await takeDown(ctx, there);
  await cancelQueued(ctx, publications);
  for (const jobId of new Set(publications.map((one) => one.jobId))) await settleJob(ctx, jobId);
  await ctx.db.destination.update({
    where: { id },
    data: { secretCipher: null, deletedAt: ctx.realNow, updatedAt: ctx.realNow },
  });
  const counts = isServed ? { withdrawn: there.length, left: 0 } : { withdrawn: 0, left: there.length };
  ctx.record({
    ...{ subjectType: "destination", subjectId: id },
    before: presentDestination(destination, there.length),
    after: { deleted: true, ...counts },
  });
  return { id, deleted: true, ...counts };
}
