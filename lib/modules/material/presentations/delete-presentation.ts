import { dropUploaded } from "@/lib/modules/material/uploads";
import { lockEvent } from "@/lib/modules/show-basics/show-facts";
import { applyStageEvent, stageOf } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import { initialState, type StageState } from "@/lib/stage";
import type { presentationsContract } from "./contract";
import { convertPresentationJob } from "./conversion/convert-presentation-job";
import { lockPresentation } from "./find-presentation";
import { presentPresentation, readPlan } from "./present";

export async function deletePresentation(
  ctx: Ctx,
  { slug, presentation_id }: InputOf<typeof presentationsContract.deletePresentation>,
): Promise<OutputOf<typeof presentationsContract.deletePresentation>> {
  // Locks the show first, as attaching does, so the deck can't be attached concurrently.
  await lockEvent(ctx, slug);
  const { event, row } = await lockPresentation(ctx, slug, presentation_id);
  expectVersion(ctx, row.version);
  const wire = presentPresentation(slug, row, await readPlan(ctx, event.id));
  const stage = await stageOf(ctx, event.id);
  if (wire.attachments.length > 0 || isOnStage(stage, row.id))
    throw stateConflict("attached", "A segment or the stage shows this deck. Detach it first.");
  if (stage.deck.presentation_id === row.id)
    await applyStageEvent(ctx, event.id, { type: "deck_attached", deck: initialState().deck });
  await dropUploaded(ctx, { type: "presentation", jobKind: convertPresentationJob.kind, rows: [row] });
  const version = row.version + 1;
  await ctx.db.presentation.update({
    where: { id: row.id },
    data: { deletedAt: ctx.now, updatedAt: ctx.now, uploadId: null, version },
  });
  ctx.record({ subjectType: "presentation", subjectId: row.id, before: wire });
  ctx.meta.version = version;
  return wire;
}

/**
 * A deck that was opened before the show stays selected on the stage, which doesn't prevent deletion: it is
 * closed there.
 */
const isOnStage = ({ phase, deck }: StageState, id: string): boolean =>
  deck.presentation_id === id && phase !== "ended" && (deck.visible || phase === "live");
