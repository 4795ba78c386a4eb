import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { readSpeakerPages } from "@/lib/modules/show-basics/slides";
import { stageNow } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { rightsOf } from "@/lib/stage/show-roles";
import type { studioContract } from "../contract";

export async function getDeskSlides(
  ctx: Ctx,
  { slug }: InputOf<typeof studioContract.getDeskSlides>,
): Promise<OutputOf<typeof studioContract.getDeskSlides>> {
  const event = await findEvent(ctx, slug);
  const { state } = await stageNow(ctx, event.id);
  const { presentation_id } = state.deck;
  const seesNotes = rightsOf(ctx.principal.showRole ?? "host").sees.notes;
  const pages =
    presentation_id !== null && seesNotes ? await readSpeakerPages(ctx, event.id, presentation_id) : [];
  return { presentation_id, pages };
}
