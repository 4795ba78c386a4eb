import { sourceOf } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import { stateConflict } from "@/lib/operation/problem";
import { isProgram } from "@/lib/platform/security/principal";
import type { StageControl } from "@/lib/stage/vocabulary";

interface Lease extends Record<string, unknown> {
  hands: string;
  until: Date | null;
}

/** Returns who has stage control now. When a lease has expired, people do. */
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
 * For actions that can't become a proposal: on a stage controlled by people, only people may do them.
 * @throws `version_conflict`
 */
export async function requireStageControl(ctx: Ctx, eventId: string): Promise<void> {
  if (isAutomatic(ctx) && mustPropose(ctx, await currentStageControl(ctx, eventId)))
    throw stateConflict("people", "People have stage control. Ask someone in the studio to do this.");
}

const isAutomatic = (ctx: Ctx): boolean =>
  isProgram(ctx.principal) || sourceOf(ctx) === "automation" || sourceOf(ctx) === "mcp";

/**
 * True if this caller's action needs a person's approval: a program changes nothing on a stage controlled by
 * people.
 */
export function mustPropose(ctx: Ctx, hands: StageControl): boolean {
  return isAutomatic(ctx) && !ctx.dryRun && hands === "people";
}
