import { sourceOf } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import { stateConflict } from "@/lib/operation/problem";
import { isProgram } from "@/lib/platform/security/principal";
import type { StageControl } from "@/lib/stage/vocabulary";

interface Lease extends Record<string, unknown> {
  hands: string;
  until: Date | null;
}

/** In whose hands a stage is now: a lease that has run out is the people's again. */
export async function currentStageControl(
  ctx: Pick<Ctx, "sql" | "realNow">,
  eventId: string,
): Promise<StageControl> {
  const [lease] = await ctx.sql<Lease>(
    "studio_lease_now",
    "SELECT hands, until FROM studio_lease WHERE event_id = $1",
    [eventId],
  );
  return lease ? stageControlOf(lease, ctx.realNow) : "shared";
}

export const stageControlOf = ({ hands, until }: Lease, now: Date): StageControl =>
  hands === "shared" && (until === null || until > now) ? "shared" : "people";

/**
 * For what cannot wait as a proposal: done on a stage that is the people's by people alone.
 * @throws `version_conflict`
 */
export async function requireStageControl(ctx: Ctx, eventId: string): Promise<void> {
  if (isAutomatic(ctx) && mustPropose(ctx, await currentStageControl(ctx, eventId)))
    throw stateConflict("people", "People have stage control. Ask someone in the studio to do this.");
}

const isAutomatic = (ctx: Ctx): boolean =>
  isProgram(ctx.principal) || sourceOf(ctx) === "automation" || sourceOf(ctx) === "mcp";

/** Whether what this caller asks for waits for a person: no program does anything on a stage that is the people's. */
export function mustPropose(ctx: Ctx, hands: StageControl): boolean {
  return isAutomatic(ctx) && !ctx.dryRun && hands === "people";
}
