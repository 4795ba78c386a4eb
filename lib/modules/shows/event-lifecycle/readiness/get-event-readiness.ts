import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { EventState } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { eventLifecycleContract } from "../contract";
import { movesFrom } from "../transitions";
import { openChecks } from "./open-checks";
import { presentCheck } from "./present-check";

export async function getEventReadiness(
  ctx: Ctx,
  { slug }: InputOf<typeof eventLifecycleContract.getEventReadiness>,
): Promise<OutputOf<typeof eventLifecycleContract.getEventReadiness>> {
  const event = await findEvent(ctx, slug);
  const { open, space } = await openChecks(ctx, event);
  const count = (severity: string) => open.filter((one) => one.severity === severity).length;
  ctx.meta.version = event.version;
  return {
    state: event.state as EventState,
    ready: count("blocking") === 0,
    counts: { blocking: count("blocking"), warning: count("warning"), info: count("info") },
    recording_space: space,
    checks: open.map((one) => presentCheck(event, one)),
    moves: movesFrom(event),
  };
}
