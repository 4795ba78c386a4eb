import type { Sponsor } from "@/lib/generated/prisma/client";
import { logoOf } from "@/lib/modules/show-basics/sponsor-lines";
import { iso } from "@/lib/platform/runtime/clock";
import type { SponsorWire } from "./schema";

export const presentSponsor = (row: Sponsor, slug: string): SponsorWire => ({
  id: row.id,
  event_slug: slug,
  name: row.name,
  tier: row.tier as SponsorWire["tier"],
  logo: logoOf(row),
  logo_state: logoState(row),
  logo_error: row.logoError,
  logo_source: row.logo,
  logo_asset_id: row.logoAssetId,
  url: row.url,
  blurb: row.blurb,
  placements: row.placements as SponsorWire["placements"],
  version: row.version,
  created_at: iso(row.createdAt),
  updated_at: iso(row.updatedAt),
});

function logoState({ logo, logoFileId, logoError }: Sponsor): SponsorWire["logo_state"] {
  if (logoFileId !== null) return "ready";
  if (logo === "") return "none";
  return logoError === null ? "fetching" : "failed";
}
