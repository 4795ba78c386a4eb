import { requireActive } from "@/lib/modules/show-basics/clients";
import { lockEvent } from "@/lib/modules/show-basics/show-facts";
import { sponsorTicker } from "@/lib/modules/show-basics/sponsor-lines";
import { MAX_SPONSORS } from "@/lib/modules/show-basics/sponsor-lines/tier-schema";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import type { sponsorsContract } from "../contract";
import { changeLogo, NO_LOGO } from "../logos/change-logo";
import { presentSponsor } from "../present-sponsor";
import { columnsOf } from "./columns-of";
import { publishSponsorChange } from "./publish-sponsor-change";

export async function createSponsor(
  ctx: Ctx,
  { slug, name, tier, logo, logo_asset_id, ...given }: InputOf<typeof sponsorsContract.createSponsor>,
): Promise<OutputOf<typeof sponsorsContract.createSponsor>> {
  // Locked, so that two concurrent calls can't both take the last place.
  const event = await lockEvent(ctx, slug);
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
  if ((await ctx.db.sponsor.count({ where: { eventId: event.id } })) >= MAX_SPONSORS)
    throw new Problem("slot_limit_reached", `A show can have at most ${MAX_SPONSORS} sponsors.`);
  const previous = await sponsorTicker(ctx, event.id);
  const id = ctx.newId("spo");
  const made = await ctx.db.sponsor.create({
    data: {
      ...columnsOf(given),
      ...(await changeLogo(ctx, { id, ...NO_LOGO }, { logo, logo_asset_id })),
      id,
      eventId: event.id,
      name,
      tier,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    },
  });
  const wire = presentSponsor(made, event.slug);
  ctx.record({ subjectType: "sponsor", subjectId: id, after: wire });
  await publishSponsorChange(ctx, event, previous);
  ctx.meta.version = made.version;
  return wire;
}
