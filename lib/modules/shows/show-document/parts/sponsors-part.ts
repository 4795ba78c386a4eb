import { z } from "zod";
import type { Sponsor } from "@/lib/generated/prisma/client";
import { createSponsor, deleteSponsor, updateSponsor } from "@/lib/modules/material/sponsors";
import { CreateSponsorInput, UpdateSponsorInput } from "@/lib/modules/material/sponsors/schema";
import { MAX_SPONSORS } from "@/lib/modules/show-basics/sponsor-lines/tier-schema";
import type { Ctx } from "@/lib/operation/ctx";
import { byName, listChange } from "../by-name";
import type { Json } from "../json";
import { definePart } from "../part";

const stateOf = ({ name, tier, logo, logoAssetId, url, blurb, placements }: Sponsor) => ({
  name,
  tier,
  logo,
  logo_asset_id: logoAssetId,
  url,
  blurb,
  placements,
});

const given = (sponsor: z.output<typeof CreateSponsorInput>): ReturnType<typeof stateOf> => ({
  name: sponsor.name,
  tier: sponsor.tier,
  logo: sponsor.logo ?? "",
  logo_asset_id: sponsor.logo_asset_id ?? null,
  url: sponsor.url ?? "",
  blurb: sponsor.blurb ?? "",
  placements: sponsor.placements,
});

const read = (ctx: Ctx, eventId: string): Promise<Sponsor[]> =>
  ctx.db.sponsor.findMany({ where: { eventId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });

export const sponsorsPart = definePart({
  name: "sponsors",
  summary: "All sponsors, by name; sponsors not included are removed.",
  schema: z.array(CreateSponsorInput).max(MAX_SPONSORS, "too_many"),
  scopes: { read: "events:read", write: "events:write" },
  read: async (ctx, event) => byName((await read(ctx, event.id)).map(stateOf)),
  settle: async (_ctx, _event, current, sponsors) => {
    const wanted: Json = byName(sponsors.map(given));
    const kept = Object.keys(current).filter((key) => Object.hasOwn(wanted, key));
    return Object.fromEntries(
      [...new Set([...kept, ...Object.keys(wanted)])].map((key) => [key, wanted[key]]),
    );
  },
  present: (state) => Object.values(state),
  write: async (ctx, { id, slug }, current, wanted) => {
    const rows = byName(await read(ctx, id));
    const { added, changed, removed } = listChange(current, wanted);
    const idOf = (key: string): string => rows[key]?.id ?? "";
    for (const key of removed) await deleteSponsor(ctx, { slug, sponsor_id: idOf(key) });
    for (const [key, patch] of changed)
      await updateSponsor(ctx, {
        slug,
        sponsor_id: idOf(key),
        ...UpdateSponsorInput.parse(withOneLogo(patch)),
      });
    for (const [, item] of added)
      await createSponsor(ctx, { slug, ...CreateSponsorInput.parse(withOneLogo(item)) });
  },
});

/** Either an uploaded image or an address is set. The other one is empty and left out. */
function withOneLogo({ logo, logo_asset_id, ...rest }: Json): Json {
  if (logo_asset_id) return { ...rest, logo_asset_id };
  return logo === undefined && logo_asset_id === undefined ? rest : { ...rest, logo: logo ?? "" };
}
