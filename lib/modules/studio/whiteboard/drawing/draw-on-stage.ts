import { findAvailableShow } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import { attendeePersonId, guestPersonId } from "@/lib/providers/room/identity";
import type { whiteboardContract } from "../contract";
import { drawOn, holdBoard } from "./draw";
import { lookForDrawing } from "./may-draw";

type Input = InputOf<typeof whiteboardContract.drawBackstage>;
type Answer = OutputOf<typeof whiteboardContract.drawBackstage>;

export const drawBackstage = (ctx: Ctx, input: Input): Promise<Answer> =>
  drawAs(ctx, input, guestPersonId(ctx.principal.guestId ?? ""));

export const drawFromAudience = (ctx: Ctx, input: Input): Promise<Answer> =>
  drawAs(ctx, input, attendeePersonId(ctx.principal.actor.id));

/** Everyone on stage may draw too, while the board is shown. */
async function drawAs(ctx: Ctx, { slug, ...change }: Input, person: string): Promise<Answer> {
  const event = await findAvailableShow(ctx, slug);
  const { visible, onStage } = await lookForDrawing(ctx, event.id, person);
  if (!visible || !onStage)
    throw stateConflict("off_stage", "You can draw while you and the whiteboard are on the stage.");
  const board = await holdBoard(ctx, event.id);
  const { revision, refused } = await drawOn(ctx, event.id, person, board, change);
  return { revision, refused };
}
