import type { Destination } from "@/lib/generated/prisma/client";
import { newAddressToken } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid, Problem, stateConflict } from "@/lib/operation/problem";
import type { distributionContract } from "../contract";
import { findDestinations, lockDestinations, lockDestinationsOf } from "../destinations/find-destinations";
import { findItem } from "../items/find-item";
import { type Item, idOf, itemOfJob, typeOf } from "../items/item";
import { queuePublications } from "../rows/queue-publications";
import { lockJob } from "./find-job";
import { readJob } from "./present-job";

type Operation = typeof distributionContract.createDistributionJob;
type Input = InputOf<Operation>;

export async function createDistributionJob(ctx: Ctx, input: Input): Promise<OutputOf<Operation>> {
  const { slug, draft_id, destination_ids, publish = false, ...wanted } = input;
  if (draft_id !== undefined) return publishDraft(ctx, input, draft_id);
  if (!destination_ids) throw invalid({ destination_ids: "required" });
  await lockDestinations(ctx, destination_ids);
  const item = await findItem(ctx, { slug, ...wanted });
  const destinations = await findDestinations(ctx, destination_ids, item);
  const id = await store(ctx, item, destinations, publish);
  if (publish) await queueAll(ctx, id);
  ctx.record({
    ...{ subjectType: "distribution", subjectId: id },
    after: {
      state: publish ? "queued" : "draft",
      ...{ item: typeOf(item), item_id: idOf(item), destinations: destination_ids },
    },
  });
  return readJob(ctx, slug, id);
}

async function store(
  ctx: Ctx,
  item: Item,
  destinations: readonly Destination[],
  publish: boolean,
): Promise<string> {
  const { workspaceId, environment } = ctx;
  const id = ctx.newId("dsj");
  const times = { createdAt: ctx.realNow, updatedAt: ctx.realNow };
  const owner = { workspaceId, environment };
  await ctx.db.distributionJob.create({
    data: {
      ...{ id, ...owner, eventId: item.event.id, recordingId: item.recording.id },
      ...{ itemType: typeOf(item), itemId: idOf(item), title: item.title, description: item.description },
      ...{ state: publish ? "queued" : "draft", ...times },
    },
  });
  await ctx.db.publication.createMany({
    data: destinations.map((destination) => ({
      ...{ id: ctx.newId("pub"), ...owner, jobId: id, destinationId: destination.id },
      ...{ state: "draft", publicToken: newAddressToken(), ...times },
    })),
  });
  return id;
}

async function queueAll(ctx: Ctx, jobId: string): Promise<void> {
  const publications = await ctx.db.publication.findMany({ where: { jobId }, orderBy: { id: "asc" } });
  await queuePublications(ctx, publications, "draft");
}

/** What a draft is about may be gone by now, or published by someone else. */
async function publishDraft(ctx: Ctx, input: Input, draftId: string): Promise<OutputOf<Operation>> {
  const { slug, draft_id, publish, ...rest } = input;
  for (const [field, value] of Object.entries(rest))
    if (value !== undefined) throw invalid({ [field]: "not_allowed" });
  if (publish !== true) throw invalid({ publish: "must_be_true" });
  await lockDestinationsOf(ctx, draftId);
  const { job, publications } = await lockDraft(ctx, slug, draftId);
  if (job.state !== "draft") throw stateConflict(job.state, "This job isn't a draft any more.");
  const ids = publications.map(({ destinationId }) => destinationId);
  const item = await itemOfJob(ctx, job);
  if (item === "inactive") throw new Problem("client_inactive");
  if (item === "gone")
    throw invalid(
      { draft_id: "not_found" },
      "The item that this draft publishes was deleted. Create a new job.",
    );
  if (item === "waiting")
    throw stateConflict("processing", "The recording isn't ready. Try again when it is.");
  await requireFree(ctx, ids, item);
  await queuePublications(ctx, publications, "draft");
  await ctx.db.distributionJob.update({
    where: { id: job.id },
    data: { state: "queued", updatedAt: ctx.realNow },
  });
  ctx.record({
    ...{ subjectType: "distribution", subjectId: job.id },
    ...{ before: { state: "draft" }, after: { state: "queued" } },
  });
  return readJob(ctx, slug, job.id);
}

async function lockDraft(ctx: Ctx, slug: string, id: string) {
  try {
    return await lockJob(ctx, slug, id);
  } catch (error) {
    if (error instanceof Problem && error.code === "not_found") throw invalid({ draft_id: "not_found" });
    throw error;
  }
}

/** The draft's own publications don't count: they aren't queued yet. */
async function requireFree(ctx: Ctx, ids: readonly string[], item: Item): Promise<void> {
  try {
    await findDestinations(ctx, ids, item);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "validation_error") throw error;
    throw stateConflict(
      "draft",
      "One of its destinations was deleted, or has this already. Create a new job.",
    );
  }
}
