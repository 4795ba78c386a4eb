import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";
import type { StageState } from "@/lib/stage";
import { rightsOf } from "@/lib/stage/show-roles";
import type { ShowPeople } from "../people/people";

/**
 * Requires that the show is on air, or in rehearsal, and that someone who can lead it is in the room. A dry
 * run tries commands on the stage at any time.
 * @throws `not_live`
 */
export function requireOnAir(ctx: Pick<Ctx, "dryRun">, state: StageState, { connected }: ShowPeople): void {
  if (ctx.dryRun) return;
  const isLed = connected.some(({ role }) => rightsOf(role).leads);
  if ((state.phase !== "live" && state.rehearsal === null) || !isLed) throw new Problem("not_live");
}
