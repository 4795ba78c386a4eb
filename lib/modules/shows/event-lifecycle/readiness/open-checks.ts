import type { Event } from "@/lib/generated/prisma/client";
import { isOpen, readProposals, readReadiness, readRoster } from "@/lib/modules/people/guests";
import { findingsOf, planOf } from "@/lib/modules/plan/plans";
import { recordingSpace } from "@/lib/modules/show-basics/recording-space";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { Open, Surroundings } from "./check";
import { CHECKS } from "./checks";

const SEVERITIES: readonly Open["severity"][] = ["blocking", "warning", "info"];

interface Checked {
  /** All open checks of a show, most severe first. */
  open: Open[];
  space: Surroundings["space"];
}

/** Runs all checks of a show. */
export async function openChecks(ctx: Ctx, event: Event): Promise<Checked> {
  const around = await readSurroundings(ctx, event);
  const found = CHECKS.flatMap((check) => check(around));
  const open = SEVERITIES.flatMap((severity) => found.filter((one) => one.severity === severity));
  return { open, space: around.space };
}

/** Sequential, because a mutation has only one connection. */
async function readSurroundings(ctx: Ctx, event: Event): Promise<Surroundings> {
  const client = await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } });
  const guests = await readRoster(ctx, event.id);
  const plan = await ctx.db.plan.findUnique({ where: { eventId: event.id } });
  const config = configOf(event);
  return {
    ...{ event, config, client },
    // The host, and everyone on the roster.
    space: config.recording.enabled ? await recordingSpace(event.workspaceId, 1 + guests.length) : null,
    guests,
    guestReadiness: await readReadiness(ctx, guests),
    proposals: (await readProposals(ctx, event.id)).filter(isOpen),
    plan,
    findings: await findingsOf(ctx, event, planOf(plan)),
    now: ctx.now,
  };
}
