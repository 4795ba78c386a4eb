import type { Sponsor } from "@/lib/generated/prisma/client";
import { logoOf } from "./logo-of";
import type { SponsorTier } from "./tier-schema";

/** A sponsor for everybody. */
export const presentPublicSponsor = (row: Sponsor) => ({
  id: row.id,
  name: row.name,
  tier: row.tier as SponsorTier,
  logo: logoOf(row) || null,
  url: row.url || null,
  blurb: row.blurb,
});
