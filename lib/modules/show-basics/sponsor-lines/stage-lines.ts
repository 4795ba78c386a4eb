import type { Sponsor } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { readSponsors } from "./read-sponsors";
import { sponsorWords } from "./sponsor-words-vocabulary";
import type { SponsorPlacement, SponsorTier } from "./tier-schema";

type Reader = Pick<Ctx, "db">;

/** Returns the ticker lines of a show's sponsors. */
export const sponsorTicker = (ctx: Reader, eventId: string): Promise<string[]> =>
  linesOf(ctx, eventId, "ticker", ({ name }, tier) => `${tier}: ${name}`);

/** Returns the lower thirds of a show's sponsors. */
export const sponsorNameLines = (ctx: Reader, eventId: string) =>
  linesOf(ctx, eventId, "lower_third", ({ id, name }, tier) => ({ id, title: name, subtitle: tier }));

/** Most shows have no sponsors, so the language is only read for those that do. */
async function linesOf<Line>(
  ctx: Reader,
  eventId: string,
  placement: SponsorPlacement,
  line: (sponsor: Sponsor, tier: string) => Line,
): Promise<Line[]> {
  const sponsors = await readSponsors(ctx, eventId, placement);
  if (sponsors.length === 0) return [];
  const { language } = await ctx.db.event.findUniqueOrThrow({ where: { id: eventId } });
  const words = sponsorWords(language);
  return sponsors.map((sponsor) => line(sponsor, words[sponsor.tier as SponsorTier]?.one ?? ""));
}
