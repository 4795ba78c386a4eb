import { lockEvent } from "@/lib/modules/show-basics/show-facts";
import { momentOf } from "@/lib/modules/stage/show-ledger";
import { accept, carryOutShow, holdWithPeople } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { emergencyStop as stopStage } from "@/lib/stage";
import type { studioCommandsContract } from "./contract";

export async function emergencyStop(
  ctx: Ctx,
  { slug, level, message }: InputOf<typeof studioCommandsContract.emergencyStop>,
): Promise<OutputOf<typeof studioCommandsContract.emergencyStop>> {
  const event = await lockEvent(ctx, slug);
  const [held, people] = await holdWithPeople(ctx, event);
  if (held.state.phase !== "live" && held.state.phase !== "ended") throw new Problem("not_live");
  const at = momentOf(held);
  const applied = accept(stopStage(held.state, level, { at: at.toISOString(), message: message || null }));
  const command = { action: "emergency_stop", level, ...(message ? { message } : {}) };
  const step = { id: ctx.newId("cmd"), at, command, applied, spoken: null };
  const done = await carryOutShow(ctx, event, held, people, [step]);
  return { ...done, level, phase: applied.state.phase };
}
