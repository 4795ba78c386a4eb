import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { sponsorsContract } from "./contract";
import { findSponsor } from "./find-sponsor";
import { presentSponsor } from "./present-sponsor";

export async function getSponsor(
  ctx: Ctx,
  { slug, sponsor_id }: InputOf<typeof sponsorsContract.getSponsor>,
): Promise<OutputOf<typeof sponsorsContract.getSponsor>> {
  const event = await findEvent(ctx, slug);
  const sponsor = await findSponsor(ctx, event, sponsor_id);
  ctx.meta.version = sponsor.version;
  return presentSponsor(sponsor, event.slug);
}
