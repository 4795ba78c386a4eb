import type { Event } from "@/lib/generated/prisma/client";
import { isOpen, readProposals, readReadiness, readRoster } from "@/lib/modules/people/guests";
import { findingsOf, planOf } from "@/lib/modules/plan/plans";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { Open, Surroundings } from "./check";
import { CHECKS } from "./checks";

const SEVERITIES: readonly Open["severity"][] = ["blocking", "warning", "info"];

/** Returns all open checks of a show, most severe first. */
export async function openChecks(ctx: Ctx, event: Event): Promise<Open[]> {
  const around = await readSurroundings(ctx, event);
  const open = CHECKS.flatMap((check) => check(around));
  return SEVERITIES.flatMap((severity) => open.filter((one) => one.severity === severity));
}

/** Sequential, because a mutation has only one connection. */
async function readSurroundings(ctx: Ctx, event: Event): Promise<Surroundings> {
  const client = await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } });
  const guests = await readRoster(ctx, event.id);
  const plan = await ctx.db.plan.findUnique({ where: { eventId: event.id } });
  return {
    event,
    config: configOf(event),
    client,
    guests,
    guestReadiness: await readReadiness(ctx, guests),
    proposals: (await readProposals(ctx, event.id)).filter(isOpen),
    plan,
    findings: await findingsOf(ctx, event, planOf(plan)),
    now: ctx.now,
  };
}
