import type { Sponsor } from "@/lib/generated/prisma/client";
import { logoOf } from "./logo-of";
import type { SponsorTier } from "./tier-schema";

/** Presents a sponsor to the public. */
export const presentPublicSponsor = (row: Sponsor) => ({
  id: row.id,
  name: row.name,
  tier: row.tier as SponsorTier,
  logo: logoOf(row) || null,
  url: row.url || null,
  blurb: row.blurb,
});
