import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { stageNow } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { Principal } from "@/lib/platform/security/principal";
import { audienceState, publicState } from "@/lib/stage";
import { rightsOf } from "@/lib/stage/show-roles";
import type { studioContract } from "../contract";
import { isHostConnected } from "../people/presence";

const MEMBERS: readonly string[] = ["user", "system"];

/** Only the crew may see preparations. */
function mayPrepare({ actor, showRole }: Principal): boolean {
  return (
    MEMBERS.includes(actor.type) || (showRole !== undefined && rightsOf(showRole).sees.stage !== "public")
  );
}

export async function getStage(
  ctx: Ctx,
  { slug }: InputOf<typeof studioContract.getStage>,
): Promise<OutputOf<typeof studioContract.getStage>> {
  const event = await findEvent(ctx, slug);
  const { state, epoch, now } = await stageNow(ctx, event.id);
  return {
    slug: event.slug,
    event_state: event.state,
    phase: state.phase,
    host_present: await isHostConnected(ctx, event.id),
    starts_at: isoOrNull(event.startsAt),
    stage: mayPrepare(ctx.principal) ? publicState(state) : audienceState(state),
    epoch,
    server_time: iso(now),
  };
}
