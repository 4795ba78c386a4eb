import { findAvailableShow, hostPersonIdOf } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { whiteboardContract } from "../contract";
import { drawOn, holdBoard } from "./draw";
import { lookForDrawing } from "./may-draw";

/** The crew may draw at any time, to prepare a board. */
export async function drawInStudio(
  ctx: Ctx,
  { slug, ...change }: InputOf<typeof whiteboardContract.drawInStudio>,
): Promise<OutputOf<typeof whiteboardContract.drawInStudio>> {
  const event = await findAvailableShow(ctx, slug);
  await lookForDrawing(ctx, event.id);
  const board = await holdBoard(ctx, event.id);
  const person = hostPersonIdOf(ctx.principal, event.id);
  const { revision, refused } = await drawOn(ctx, event.id, person, board, change);
  return { revision, refused };
}
