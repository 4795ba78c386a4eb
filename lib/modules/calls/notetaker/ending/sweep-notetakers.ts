import { asSystem } from "@/lib/operation/as-system";
import { db } from "@/lib/platform/database/db";
import { dismissNotetaker } from "./dismiss-notetaker";

const AT_ONCE = 200;

/** Ends notetakers that wait for shows that were cancelled or archived. */
export async function sweepNotetakers(): Promise<void> {
  const waiting = await db().notetaker.findMany({
    where: { state: "scheduled", event: { state: { in: ["cancelled", "archived"] } } },
    include: { event: true },
    take: AT_ONCE,
  });
  for (const { event } of waiting)
    await asSystem("notetaker.expire", event, (ctx) => dismissNotetaker(ctx, event));
}
