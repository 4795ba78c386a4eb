import { lockEvent } from "@/lib/modules/show-basics/show-facts";
import { sponsorTicker } from "@/lib/modules/show-basics/sponsor-lines";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { sponsorsContract } from "../contract";
import { lockSponsor } from "../lock-sponsor";
import { releaseLogo } from "../logos/change-logo";
import { presentSponsor } from "../present-sponsor";
import { publishSponsorChange } from "./publish-sponsor-change";

export async function deleteSponsor(
  ctx: Ctx,
  { slug, sponsor_id }: InputOf<typeof sponsorsContract.deleteSponsor>,
): Promise<OutputOf<typeof sponsorsContract.deleteSponsor>> {
  const event = await lockEvent(ctx, slug);
  const sponsor = await lockSponsor(ctx, event, sponsor_id);
  const previous = await sponsorTicker(ctx, event.id);
  await releaseLogo(ctx, sponsor);
  await ctx.db.sponsor.delete({ where: { id: sponsor.id } });
  ctx.record({
    subjectType: "sponsor",
    subjectId: sponsor.id,
    before: presentSponsor(sponsor, event.slug),
  });
  await publishSponsorChange(ctx, event, previous);
  return { id: sponsor.id, deleted: true };
}
