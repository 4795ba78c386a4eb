import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { planTimes } from "@/lib/stage";
import { findEvent, lengthOf } from "../event-record";
import { isOpen, readProposals, readRoster } from "../guests";
import { readDeckPages } from "../presentation-record";
import { checkPlan, type PlanSurroundings } from "./check-plan";
import type { plansContract } from "./contract";
import { planOf } from "./plan-of";

export async function validatePlan(
  ctx: Ctx,
  { slug, plan: given }: InputOf<typeof plansContract.validatePlan>,
): Promise<OutputOf<typeof plansContract.validatePlan>> {
  const event = await findEvent(ctx, slug);
  const row = await ctx.db.plan.findUnique({ where: { eventId: event.id } });
  const plan = given ?? planOf(row);
  const findings = checkPlan(plan, await surroundingsOf(ctx, event));
  return {
    valid: !findings.some(({ severity }) => severity === "error"),
    version: row?.version ?? 1,
    planned_sec: lengthOf(event),
    total_sec: planTimes(plan.segments).total,
    findings,
  };
}

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
  };
}
