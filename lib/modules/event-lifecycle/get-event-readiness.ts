import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { findEvent } from "../event-record";
import type { EventState } from "../event-record/vocabulary-schema";
import type { eventLifecycleContract } from "./contract";
import { openChecks } from "./readiness/open-checks";
import { presentCheck } from "./readiness/present-check";
import { movesFrom } from "./transitions";

export async function getEventReadiness(
  ctx: Ctx,
  { slug }: InputOf<typeof eventLifecycleContract.getEventReadiness>,
): Promise<OutputOf<typeof eventLifecycleContract.getEventReadiness>> {
  const event = await findEvent(ctx, slug);
  const open = await openChecks(ctx, event);
  const count = (severity: string) => open.filter((one) => one.severity === severity).length;
  ctx.meta.version = event.version;
  return {
    state: event.state as EventState,
    ready: count("blocking") === 0,
    counts: { blocking: count("blocking"), warning: count("warning"), info: count("info") },
    checks: open.map((one) => presentCheck(event, one)),
    moves: movesFrom(event),
  };
}
