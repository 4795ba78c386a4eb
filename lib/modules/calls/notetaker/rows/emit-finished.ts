import type { Event, Notetaker } from "@/lib/generated/prisma/client";
import { emitForEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { presentNotetaker } from "./present-notetaker";

export function emitFinished(ctx: Ctx, event: Event, bot: Notetaker): void {
  emitForEvent(ctx, "notetaker.finished", event, { notetaker: presentNotetaker(bot, event.slug) });
}
