import type { Event } from "@/lib/generated/prisma/client";
import type { HeldStage } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import { endSession } from "../on-air/end-session";
import { lastSession } from "../on-air/open-session";
import type { ShowPeople } from "../people/people";
import { type CarriedOut, type CommandStep, carryOut } from "./carry-out";

/** Long enough for the audience's pages to receive the end of the show. */
const CLOSE_AFTER_SECONDS = 1;

/** Carries out steps, and closes the session if the last of them ends the show. */
export async function carryOutShow(
  ctx: Ctx,
  event: Event,
  held: HeldStage,
  people: ShowPeople,
  steps: readonly CommandStep[],
): Promise<CarriedOut> {
  const last = steps.at(-1);
  const ends = last?.command.action === "emergency_stop" && last.applied.state.phase === "ended";
  if (!last || !ends) return carryOut(ctx, event, held, people, steps);
  const session = await lastSession(ctx, event.id);
  const done = await carryOut(ctx, event, held, people, steps, { sessionId: null });
  const { version } = last.applied.state;
  await endSession(ctx, event, { session, at: last.at, version, closeInSeconds: CLOSE_AFTER_SECONDS });
  return done;
}
