import { findGuest } from "@/lib/modules/people/guests";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { privateMessagesContract } from "./contract";
import { presentPrivateMessage } from "./present-private-message";

const NEWEST = 200;

export async function getMyMessages(
  ctx: Ctx,
  { slug }: InputOf<typeof privateMessagesContract.getMyMessages>,
): Promise<OutputOf<typeof privateMessagesContract.getMyMessages>> {
  const event = await findEvent(ctx, slug);
  const guest = await findGuest(ctx, event, ctx.principal.guestId ?? "");
  const rows = await ctx.db.privateMessage.findMany({
    where: { guestId: guest.id },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: NEWEST,
  });
  return { messages: rows.reverse().map(presentPrivateMessage) };
}
