import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { chatContract } from "../contract";
import { presentBan } from "./present-ban";

const COLUMNS = { banned_at: "createdAt" };

export async function listChatBans(
  ctx: Ctx,
  { slug, ...input }: InputOf<typeof chatContract.listChatBans>,
): Promise<OutputOf<typeof chatContract.listChatBans>> {
  const event = await findEvent(ctx, slug);
  return readPage(
    ctx,
    { ...input, event_id: event.id },
    COLUMNS,
    ({ where, ...rest }) =>
      ctx.db.chatBan.findMany({ where: { AND: [{ eventId: event.id }, where] }, ...rest }),
    presentBan,
  );
}
