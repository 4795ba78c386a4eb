import type { Event } from "@/lib/generated/prisma/client";
import { readSummary } from "@/lib/modules/shows/events";
import type { Ctx } from "@/lib/operation/ctx";
import type { MoveAnswerWire } from "../schema";
import type { Move } from "../transitions";

const UNDO: Record<Move, MoveAnswerWire["undo"]> = {
  publish: {
    operation: "unpublishEvent",
    text: "unpublishEvent closes its pages again; people who registered stay registered.",
  },
  unpublish: {
    operation: "publishEvent",
    text: "publishEvent opens its pages again, with everyone who had registered.",
  },
  cancel: {
    operation: null,
    text: "A cancelled show can't be reopened. Use duplicateEvent to create a new one.",
  },
  archive: {
    operation: null,
    text: "An archived show can't be reopened. Use duplicateEvent to create a new one.",
  },
};

/** Every move's response: the event as it is now, the number of recipients, and how to undo it. */
export async function answerMove(
  ctx: Ctx,
  event: Event,
  move: Move,
  recipients = 0,
): Promise<MoveAnswerWire> {
  ctx.meta.version = event.version;
  return { event: await readSummary(ctx, event), recipients, undo: UNDO[move] };
}
