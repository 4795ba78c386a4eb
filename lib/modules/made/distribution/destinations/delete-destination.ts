import type { Destination } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { requireOwned } from "@/lib/operation/owned";
import { notFound } from "@/lib/operation/problem";
import type { distributionContract } from "../contract";
import { SERVED } from "../destination-settings";
import { lockJobs } from "../rows/lock-jobs";
import { settleJob } from "../rows/settle-job";
import { withdrawPublications } from "../rows/withdraw-publications";
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
  const isThere = { destinationId: id, state: { in: ["published", "withdrawing"] } };
  const published = await ctx.db.publication.count({ where: isThere });
  const withdrawn = await withdrawAll(ctx, destination);
  const left = await ctx.db.publication.count({ where: isThere });
  await ctx.db.destination.update({
    where: { id },
    data: { secretCipher: null, deletedAt: ctx.realNow, updatedAt: ctx.realNow },
  });
  const counts = { withdrawn, left: SERVED.includes(destination.kind) ? 0 : left };
  ctx.record({
    ...{ subjectType: "destination", subjectId: id },
    before: presentDestination(destination, published),
    after: { deleted: true, ...counts },
  });
  return { id, deleted: true, ...counts };
}

/** @returns how many were taken back at once. Nothing can be taken back from elsewhere, because its secrets are erased. */
async function withdrawAll(ctx: Ctx, { id, kind }: Destination): Promise<number> {
  const where = { destinationId: id, state: { notIn: ["captured", "withdrawn", "cancelled"] } };
  const found = await ctx.db.publication.findMany({ where, distinct: ["jobId"], select: { jobId: true } });
  const jobs = found.map(({ jobId }) => jobId).sort();
  await lockJobs(ctx, jobs);
  const publications = await ctx.db.publication.findMany({ where });
  const deleted = { kind, deletedAt: ctx.realNow };
  const changed = await withdrawPublications(
    ctx,
    publications.map((one) => ({ ...one, destination: deleted })),
  );
  for (const jobId of jobs) await settleJob(ctx, jobId);
  return ctx.db.publication.count({
    where: { id: { in: changed.map((one) => one.id) }, state: "withdrawn" },
  });
}
