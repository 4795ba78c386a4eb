import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import type { whiteboardContract } from "./contract";
import { type BoardLook, lookAtBoard, readBoard } from "./read-board";

type Input = InputOf<typeof whiteboardContract.getWhiteboard>;
type Answer = OutputOf<typeof whiteboardContract.getWhiteboard>;

/** The crew also sees a board that is being prepared. */
export const getWhiteboard = (ctx: Ctx, input: Input): Promise<Answer> => boardFor(ctx, input, () => true);

export const getBackstageWhiteboard = (ctx: Ctx, input: Input): Promise<Answer> =>
  boardFor(ctx, input, ({ visible }) => visible);

export const getAudienceWhiteboard = (ctx: Ctx, input: Input): Promise<Answer> =>
  boardFor(ctx, input, ({ onAir }) => onAir);

async function boardFor(
  ctx: Ctx,
  { slug, after }: Input,
  sees: (look: BoardLook) => boolean,
): Promise<Answer> {
  const event = await findEvent(ctx, slug);
  // Read first: what is drawn in between is in the answer, and is published again.
  const look = await lookAtBoard(ctx, event.id);
  const { epoch, visible, now } = look;
  const server_time = iso(now);
  if (!sees(look))
    return { epoch, revision: 0, whole: true, visible: false, elements: [], deleted: [], server_time };
  const piece = await readBoard(ctx, event.id, after, look);
  return { epoch, revision: look.revision, visible, ...piece, server_time };
}
