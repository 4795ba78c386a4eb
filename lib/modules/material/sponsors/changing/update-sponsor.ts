import type { Sponsor } from "@/lib/generated/prisma/client";
import { requireActive } from "@/lib/modules/show-basics/clients";
import { lockEvent } from "@/lib/modules/show-basics/show-facts";
import { sponsorTicker } from "@/lib/modules/show-basics/sponsor-lines";
import { changesOf } from "@/lib/operation/changes";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { sponsorsContract } from "../contract";
import { lockSponsor } from "../lock-sponsor";
import { changeLogo } from "../logos/change-logo";
import { presentSponsor } from "../present-sponsor";
import { columnsOf } from "./columns-of";
import { publishSponsorChange } from "./publish-sponsor-change";

export async function updateSponsor(
  ctx: Ctx,
  { slug, sponsor_id, logo, logo_asset_id, ...given }: InputOf<typeof sponsorsContract.updateSponsor>,
): Promise<OutputOf<typeof sponsorsContract.updateSponsor>> {
  // The ticker's lines come from all sponsors together.
  const event = await lockEvent(ctx, slug);
  const sponsor = await lockSponsor(ctx, event, sponsor_id);
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
  expectVersion(ctx, sponsor.version);
  const previous = await sponsorTicker(ctx, event.id);
  const { id, logo: source, logoFileId, logoAssetId, logoError } = sponsor;
  const held = { id, logo: source, logoFileId, logoAssetId, logoError };
  const columns = await changeLogo(ctx, held, { logo, logo_asset_id });
  const changes = changesOf<Partial<Sponsor>>(sponsor, { ...columnsOf(given), ...columns });
  const changed = Object.keys(changes).length > 0;
  const version = sponsor.version + 1;
  const after = changed
    ? await ctx.db.sponsor.update({
        where: { id },
        data: { ...changes, ...previousNames(sponsor, changes), version, updatedAt: ctx.now },
      })
    : sponsor;
  const wire = presentSponsor(after, event.slug);
  ctx.record({
    subjectType: "sponsor",
    subjectId: id,
    before: presentSponsor(sponsor, event.slug),
    after: wire,
  });
  if (changed) await publishSponsorChange(ctx, event, previous);
  ctx.meta.version = after.version;
  return wire;
}

const MOST_NAMES = 20;

/** The stage may have shown the name before, so analytics look for that one as well. */
function previousNames(
  { name: before, previousNames: earlier }: Sponsor,
  { name }: Partial<Sponsor>,
): Partial<Pick<Sponsor, "previousNames">> {
  if (name === undefined) return {};
  const names = [...earlier.filter((one) => one !== before), before];
  return { previousNames: names.filter((one) => one !== name).slice(-MOST_NAMES) };
}
