import type { Destination } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { invalid } from "@/lib/operation/problem";
import { TAKES_TEXTS } from "../destination-settings";
import { type Item, idOf } from "../items/item";

/** Something is there, or on its way. */
const THERE = ["queued", "running", "published", "withdrawing"];

/** Locks destinations until the transaction ends, so that nothing is published at one of them twice. */
export const lockDestinations = (ctx: Ctx, ids: readonly string[]): Promise<unknown> =>
  ctx.lock(
    "destinations_lock",
    "SELECT 1 FROM destination WHERE id = ANY ($1::text[]) AND workspace_id = $2 ORDER BY id FOR UPDATE",
    [[...ids], ctx.workspaceId],
  );

/** The same for those of a job, which never change. Before the job is locked, as everywhere. */
export const lockDestinationsOf = (ctx: Ctx, jobId: string): Promise<unknown> =>
  ctx.lock(
    "destinations_of_job_lock",
    `SELECT 1 FROM destination WHERE id IN (SELECT destination_id FROM publication WHERE job_id = $1) AND workspace_id = $2
     ORDER BY id FOR UPDATE`,
    [jobId, ctx.workspaceId],
  );

/**
 * Returns those of the destinations that have an item, or to which it's on its way.
 * @param except a job that doesn't count
 */
export async function havingItem(
  ctx: Ctx,
  ids: readonly string[],
  itemId: string,
  except?: string,
): Promise<ReadonlySet<string>> {
  const found = await ctx.db.publication.findMany({
    where: {
      destinationId: { in: [...ids] },
      // An episode that couldn't be made again has its earlier sound.
      OR: [{ state: { in: THERE } }, { state: "failed", audioFileId: { not: null } }],
      job: { itemId, ...(except === undefined ? {} : { id: { not: except } }) },
    },
    select: { destinationId: true },
  });
  return new Set(found.map(({ destinationId }) => destinationId));
}

/** Returns the destinations in the caller's order. Refuses those where the item can't go, or is already. */
export async function findDestinations(ctx: Ctx, ids: readonly string[], item: Item): Promise<Destination[]> {
  const field = (index: number) => `destination_ids.${index}`;
  const rows = await ctx.db.destination.findMany({
    where: { id: { in: [...ids] }, ...ownedBy(ctx), deletedAt: null },
  });
  const taken = await havingItem(ctx, ids, idOf(item));
  return ids.map((id, index) => {
    const found = rows.find((row) => row.id === id);
    if (!found) throw invalid({ [field(index)]: "not_found" });
    if (ids.indexOf(id) !== index) throw invalid({ [field(index)]: "duplicate" });
    if (item.content && !TAKES_TEXTS.includes(found.kind))
      throw invalid(
        { [field(index)]: "unsupported" },
        "Texts can only be published to webhooks and S3 folders.",
      );
    if (taken.has(id))
      throw invalid(
        { [field(index)]: "duplicate" },
        "It's already published to this destination. Unpublish it first.",
      );
    return found;
  });
}
