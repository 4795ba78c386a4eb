import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { PlanInput } from "@/lib/stage";
import { lengthOf } from "../event-record";
import { isOpen, readProposals, readRoster } from "../guests";
import { readDeckPages } from "../presentation-record";
import { readVideoStates } from "../video-record";
import { checkPlan, type PlanSurroundings } from "./check-plan";
import type { Finding } from "./schema";

/** What people should look at in a run of show of this event. */
export const findingsOf = async (ctx: Ctx, event: Event, plan: PlanInput): Promise<Finding[]> =>
  checkPlan(plan, await surroundingsOf(ctx, event));

async function surroundingsOf(ctx: Ctx, event: Event): Promise<PlanSurroundings> {
  const roster = await readRoster(ctx, event.id);
  const proposals = (await readProposals(ctx, event.id)).filter(isOpen);
  return {
    seconds: lengthOf(event),
    hostName: (event.host as { name?: string }).name ?? "",
    people: [
      ...roster.map(({ id, name }) => ({ id, name, accepted: true })),
      ...proposals.map(({ id, name }) => ({ id, name, accepted: false })),
    ],
    deckPages: await readDeckPages(ctx, event.id),
    videos: await readVideoStates(ctx, event.id),
  };
}
