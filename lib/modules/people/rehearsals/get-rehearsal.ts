import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { rehearsalsContract } from "./contract";
import { findRehearsal } from "./find-rehearsal";
import { presentRehearsal } from "./present-rehearsals";

export async function getRehearsal(
  ctx: Ctx,
  { slug, rehearsal_id }: InputOf<typeof rehearsalsContract.getRehearsal>,
): Promise<OutputOf<typeof rehearsalsContract.getRehearsal>> {
  const event = await findEvent(ctx, slug);
  const rehearsal = await findRehearsal(ctx, event, rehearsal_id);
  ctx.meta.version = rehearsal.version;
  return presentRehearsal(ctx, rehearsal, event.slug);
}
