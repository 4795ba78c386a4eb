import type { Publication } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { SERVED } from "../destination-settings";
import { cancelQueued } from "./cancel-queued";
import { takeDown } from "./take-down";
import { withdrawJob } from "./withdraw-job";

type Withdrawable = Publication & { destination: { kind: string; deletedAt: Date | null } };

/**
 * Takes publications back, in the caller's transaction, which has locked their job: what we serve at once, others by a job each. One
 * that is being published is taken back when that has ended, and so is one that an attempt may have published. What isn't out yet
 * is cancelled.
 * @returns those that something was done about
 */
export async function withdrawPublications(
  ctx: Pick<Ctx, "db" | "sql" | "realNow" | "enqueue">,
  publications: readonly Withdrawable[],
): Promise<Withdrawable[]> {
  const of = (...states: string[]) => publications.filter(({ state }) => states.includes(state));
  const attempted = of("queued", "failed").filter(({ memory }) => memory !== null);
  const unsent = of("draft", "queued").filter((one) => !attempted.includes(one));
  const ended = await cancelQueued(ctx, { unsent, attempted });
  const running = [...of("running"), ...[...unsent, ...attempted].filter(({ id }) => !ended.has(id))];
  // An episode that is made again, or couldn't be, still has its earlier sound.
  const hasSound = ({ audioFileId }: Withdrawable) => audioFileId !== null;
  const earlier = [...unsent, ...of("running", "failed")].filter(hasSound);
  const isOurs = ({ state, destination }: Withdrawable) =>
    state === "captured" || SERVED.includes(destination.kind);
  const out = of("published", "captured");
  const served = [...earlier, ...out.filter(isOurs)];
  await takeDown(ctx, served);
  const elsewhere = out.filter((one) => !isOurs(one) && one.destination.deletedAt === null);
  const sent = [...elsewhere, ...running.filter((one) => !hasSound(one))];
  await ctx.db.publication.updateMany({
    where: { id: { in: sent.map(({ id }) => id) }, state: { in: ["published", "running"] } },
    data: { state: "withdrawing", failure: null, attempts: 0, updatedAt: ctx.realNow },
  });
  for (const { id, destinationId } of [...elsewhere, ...attempted.filter((one) => ended.has(one.id))])
    ctx.enqueue(withdrawJob, { destination_id: destinationId }, { subject: id });
  const done = new Set([...unsent, ...attempted, ...served, ...sent]);
  return publications.filter((one) => done.has(one));
}
