import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import type { tracksContract } from "../contract";

/** A process's own clock may be a quarter of a second off; media times need to be closer than that. */
export async function getRecordingClock(
  ctx: Ctx,
  _input: InputOf<typeof tracksContract.getRecordingClock>,
): Promise<OutputOf<typeof tracksContract.getRecordingClock>> {
  const [row] = await ctx.sql<{ now: Date }>("recording_clock", "SELECT clock_timestamp() AS now", []);
  return { server_time: iso(row?.now ?? ctx.realNow) };
}
