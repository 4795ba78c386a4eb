import type { Event } from "@/lib/generated/prisma/client";
import { isOpen, readProposals, readRoster } from "@/lib/modules/people/guests";
import { lengthOf } from "@/lib/modules/show-basics/show-facts";
import { readDeckPages } from "@/lib/modules/show-basics/slides";
import { readVideoStates } from "@/lib/modules/show-basics/video-files";
import type { Ctx } from "@/lib/operation/ctx";
import type { PlanInput } from "@/lib/stage";
import type { Finding } from "../schema";
import { checkPlan } from "./check-plan";
import type { PlanSurroundings } from "./plan-surroundings";

/** Returns the findings about a run of show of this event. */
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
