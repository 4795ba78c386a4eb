import { asSystem } from "@/lib/operation/as-system";
import type { Ctx, Reservation } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { db } from "@/lib/platform/database/db";
import { succeedJobWithin } from "@/lib/platform/jobs/end";
import { FinalError } from "@/lib/platform/jobs/errors";
import type { Job } from "@/lib/platform/jobs/job";
import { earnReservation, endReservations, reserve } from "@/lib/platform/money/budget";
import { BudgetRefusal } from "@/lib/platform/money/budget-refusal";
import { credits } from "@/lib/platform/money/money";
import { hasNoTranscript, isTranscriptPending } from "../await-transcript";
import { CLIP_PRICE } from "../clips/clip-price";
import { lockRecording } from "../clips/queue-clip";
import { findSource, type Source } from "../find-source";
import { analyzeAwaitedJob } from "./analyze-awaited-job";
import { findOnce } from "./analyze-shorts";
import { renderBest } from "./render-best";

type Payload = ReturnType<typeof analyzeAwaitedJob.payload.parse>;

/**
 * Finds a recording's moments if its transcript is there, takes the price, and renders the best of them on request. Whatever was
 * found since costs nothing. Ends its job as well: repeated, it would render the next best.
 * @returns false as long as the transcript isn't there
 * @throws FinalError if it never will be
 * @throws LeaseLostError if another run has the job
 */
export async function analyzeAwaited(
  job: Job,
  { slug, clips, reservation_id, until }: Payload,
): Promise<boolean> {
  const where = { id: job.subject, deletedAt: null };
  const recording = await db().recording.findFirst({ where });
  if (!recording) throw new FinalError("The recording was deleted.");
  if (clips > 0 && recording.state === "failed")
    throw new FinalError("No clips can be made of the recording, as it couldn't be processed.");
  const isPending = await isTranscriptPending({ db: db() }, { recording });
  if (isPending || (clips > 0 && (recording.state !== "ready" || recording.programVersion === null))) {
    if (databaseNow().toISOString() > until) throw new FinalError("There was no transcript in time.");
    return false;
  }
  if (await hasNoTranscript({ db: db() }, { recording }))
    throw new FinalError("The recording couldn't be transcribed.");
  const reserved = await reserveClips(job, clips);
  let unused = reserved;
  try {
    unused = await asSystem(analyzeAwaitedJob.kind, job, async (ctx) => {
      await lockRecording(ctx, recording.id);
      const source = await findSource(ctx, { slug, recording_id: recording.id });
      const isDue = await findOnce(ctx, source);
      const left = clips > 0 ? await renderReserved(ctx, source, { clips, ids: reserved }) : [];
      await succeedJobWithin(ctx, job);
      if (!reservation_id) return left;
      if (!isDue) return [...left, reservation_id];
      const operationId = "analyzeShorts";
      // Last, because it locks the budget until the commit.
      await earnReservation({ reservationId: reservation_id, requestId: ctx.requestId, operationId });
      return left;
    });
  } catch (error) {
    throw error instanceof Problem ? new FinalError(error.message, { cause: error }) : error;
  } finally {
    await endReservations(unused.map((id) => ({ id, settledMicros: null })));
  }
  return true;
}

/** Reserves as many clips as the budget has room for. */
async function reserveClips({ id, workspaceId, environment }: Job, clips: number): Promise<string[]> {
  const { plan } = await db().workspace.findUniqueOrThrow({ where: { id: workspaceId } });
  const charge = { kind: CLIP_PRICE.kind, subject: id, costMicros: credits(CLIP_PRICE.credits) };
  const reserved: string[] = [];
  while (reserved.length < clips)
    try {
      const { entries } = await reserve({ workspaceId, environment, plan }, [charge], databaseNow());
      reserved.push(...entries.map((entry) => entry.id));
    } catch (error) {
      if (error instanceof BudgetRefusal) break;
      throw error;
    }
  return reserved;
}

/** @returns the reservations that no clip has taken */
async function renderReserved(
  ctx: Ctx,
  source: Source,
  { clips, ids }: { clips: number; ids: readonly string[] },
): Promise<string[]> {
  const taken = new Set<string>();
  const reservations = ids.map(
    (id): Reservation => ({
      ...{ id, kind: CLIP_PRICE.kind, costMicros: credits(CLIP_PRICE.credits) },
      ...{ handOver: () => void taken.add(id), release: () => undefined },
    }),
  );
  await renderBest(ctx, source, { most: clips, affordable: ids.length, reservations });
  return ids.filter((id) => !taken.has(id));
}
