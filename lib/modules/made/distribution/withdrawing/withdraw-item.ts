import type { Publication } from "@/lib/generated/prisma/client";
import { asSystem } from "@/lib/operation/as-system";
import { db } from "@/lib/platform/database/db";
import { type Reschedule, rescheduleIn } from "@/lib/platform/jobs/reschedule";
import { PublishError } from "@/lib/providers/publishing";
import { publisherOf } from "../outgoing/publishers";
import { MOST_ATTEMPTS, nextAttempt } from "../outgoing/retry-delay";
import { rememberedIn } from "../publishing/memory";
import { settleJob } from "../rows/settle-job";
import { withdrawJob } from "../rows/withdraw-job";

/** Takes something back from a destination that isn't ours. Safe to repeat. */
export async function withdrawItem(id: string): Promise<Reschedule | undefined> {
  const found = await db().publication.findUnique({ where: { id }, include: { destination: true } });
  if (found?.state !== "withdrawing") return undefined;
  const attempts = found.attempts + 1;
  const { destination } = found;
  const publisher = destination.deletedAt ? undefined : publisherOf(destination);
  try {
    if (!publisher) throw new PublishError("The destination was deleted. Remove it there.", false);
    const memory = rememberedIn(found.memory);
    await publisher.withdraw({ id, url: found.url, remoteId: found.remoteId, memory });
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    if (!error.isPassing || attempts >= MOST_ATTEMPTS) {
      await end(found, { state: "left", failure: error.message, attempts });
      return undefined;
    }
    const seconds = nextAttempt(attempts, error.retryAfterSeconds);
    await db().publication.update({ where: { id }, data: { attempts, failure: error.message } });
    return rescheduleIn(seconds);
  }
  await end(found, { state: "withdrawn", failure: null, attempts });
  return undefined;
}

/** When its job has failed for good. */
export async function endFailedWithdrawal(id: string, failure: string): Promise<void> {
  const found = await db().publication.findUnique({ where: { id } });
  if (found)
    await end(found, { state: "left", failure: failure.slice(0, 300), attempts: found.attempts + 1 });
}

interface End {
  state: "left" | "withdrawn";
  failure: string | null;
  attempts: number;
}

const MAY_BE_THERE = "It was unpublished, but may have arrived. Check there.";

async function end(row: Publication, { failure: reason, attempts, ...ended }: End): Promise<void> {
  const isTaken = ended.state === "withdrawn";
  // Of one whose answer never came, it isn't known that it's there.
  const state = isTaken ? "withdrawn" : row.publishedAt ? "published" : "failed";
  const failure = state === "failed" ? `${MAY_BE_THERE} ${reason}`.slice(0, 300) : reason;
  await asSystem(withdrawJob.kind, row, async (ctx) => {
    const { count } = await ctx.db.publication.updateMany({
      where: { id: row.id, state: "withdrawing" },
      data: {
        ...{ state, failure, attempts, updatedAt: ctx.realNow },
        ...(isTaken ? { withdrawnAt: ctx.realNow, memory: null } : { withdrawnAt: null }),
      },
    });
    if (count === 0) return;
    ctx.record({ subjectType: "publication", subjectId: row.id, after: { state, failure } });
    await settleJob(ctx, row.jobId);
  });
}
