import type { Sponsor } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { MAX_SPONSORS, SPONSOR_TIERS, type SponsorPlacement } from "./tier-schema";

const rankOf = (tier: string): number => (SPONSOR_TIERS as readonly string[]).indexOf(tier);

/** Returns a show's sponsors with a placement: by tier, and within a tier the oldest first. */
export async function readSponsors(
  ctx: Pick<Ctx, "db">,
  eventId: string,
  placement: SponsorPlacement,
): Promise<Sponsor[]> {
  const rows = await ctx.db.sponsor.findMany({
    where: { eventId, placements: { has: placement } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: MAX_SPONSORS,
  });
  return rows.sort((a, b) => rankOf(a.tier) - rankOf(b.tier));
}
