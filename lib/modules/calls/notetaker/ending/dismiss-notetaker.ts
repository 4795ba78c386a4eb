import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { moveNotetaker } from "../rows/move-notetaker";
import { openNotetaker } from "../rows/open-notetaker";

/** Ends the notetaker that waits for a show that won't take place. */
export async function dismissNotetaker(ctx: Ctx, event: Event): Promise<void> {
  const bot = await openNotetaker(ctx, event.id);
  if (!bot || bot.state === "leaving") return;
  await moveNotetaker(ctx, event, bot, { state: "failed", subCode: "ended", endedAt: ctx.realNow });
}
