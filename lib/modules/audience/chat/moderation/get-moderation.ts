import type { Event } from "@/lib/generated/prisma/client";
import { configOf, findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { chatContract } from "../contract";

type Chat = OutputOf<typeof chatContract.getModeration>;

export async function getModeration(
  ctx: Ctx,
  { slug }: InputOf<typeof chatContract.getModeration>,
): Promise<Chat> {
  return chatOf(ctx, await findEvent(ctx, slug));
}

/** Returns the chat settings of a show and the size of its review queue. */
export async function chatOf(ctx: Ctx, event: Event): Promise<Chat> {
  const { id: eventId } = event;
  const chat = await ctx.db.showChat.findUnique({ where: { eventId } });
  return {
    open: configOf(event).watch.chat,
    slow_seconds: chat?.slowSeconds ?? 0,
    pinned_line_id: chat?.pinnedLine ?? null,
    banned: await ctx.db.chatBan.count({ where: { eventId } }),
    held: await ctx.db.chatMessage.count({ where: { eventId, state: "held" } }),
    reported: await ctx.db.chatMessage.count({ where: { eventId, reports: { some: { settled: false } } } }),
  };
}
