import type { Publication } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { SERVED } from "../destination-settings";
import { cancelQueued } from "./cancel-queued";
import { takeDown } from "./take-down";
import { withdrawJob } from "./withdraw-job";

type Withdrawable = Publication & { destination: { kind: string; deletedAt: Date | null } };

/**
 * Takes publications back, in the caller's transaction: what we serve at once, others by a job each. One that is being published
 * is taken back when that has ended. What isn't out yet is cancelled.
 * @returns those that something was done about
 */
export async function withdrawPublications(
  ctx: Pick<Ctx, "db" | "sql" | "realNow" | "enqueue">,
  publications: readonly Withdrawable[],
): Promise<Withdrawable[]> {
  const of = (...states: string[]) => publications.filter(({ state }) => states.includes(state));
  const waiting = of("draft", "queued");
  await cancelQueued(ctx, waiting);
  // An episode that is made again, or couldn't be, still has its earlier sound.
  await takeDown(
    ctx,
    of("draft", "queued", "failed").filter(({ audioFileId }) => audioFileId !== null),
  );
  const isOurs = ({ state, destination }: Withdrawable) =>
    state === "captured" || SERVED.includes(destination.kind);
  const out = of("published", "captured");
  await takeDown(ctx, out.filter(isOurs));
  const elsewhere = out.filter((one) => !isOurs(one) && one.destination.deletedAt === null);
  const running = of("running");
  await ctx.db.publication.updateMany({
    where: { id: { in: [...elsewhere, ...running].map(({ id }) => id) } },
    data: { state: "withdrawing", failure: null, attempts: 0, updatedAt: ctx.realNow },
  });
  for (const { id, destinationId } of elsewhere)
    ctx.enqueue(withdrawJob, { destination_id: destinationId }, { subject: id });
  return [...waiting, ...out.filter(isOurs), ...elsewhere, ...running];
}
