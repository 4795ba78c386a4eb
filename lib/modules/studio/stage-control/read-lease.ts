import { stageControlOf, waitingProposals } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { OutputOf } from "@/lib/operation/operation";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { stageControlContract } from "./contract";

type Lease = OutputOf<typeof stageControlContract.getStudioLease>;

export async function readLease(ctx: Ctx, eventId: string): Promise<Lease> {
  const row = await ctx.db.studioLease.findUnique({ where: { eventId } });
  const { count: proposals } = await waitingProposals(ctx, eventId);
  if (!row) return { hands: "shared", until: null, changed_at: null, changed_by: null, proposals };
  const hands = stageControlOf(row, ctx.realNow);
  return {
    hands,
    until: hands === "shared" ? isoOrNull(row.until) : null,
    changed_at: iso(row.changedAt),
    changed_by: { type: row.changedByType, name: row.changedByName },
    proposals,
  };
}
