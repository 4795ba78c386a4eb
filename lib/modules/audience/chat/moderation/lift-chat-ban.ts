import { publishFeedChanges } from "@/lib/modules/stage/live-feed";
import { findAvailableShow } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { chatContract } from "../contract";
import { nameOfWriter } from "../lines/name-of-writer";
import { republishLinesOf } from "./republish-lines-of";

export async function liftChatBan(
  ctx: Ctx,
  { slug, person }: InputOf<typeof chatContract.liftChatBan>,
): Promise<OutputOf<typeof chatContract.liftChatBan>> {
  const event = await findAvailableShow(ctx, slug);
  const { count } = await ctx.db.chatBan.deleteMany({ where: { eventId: event.id, personId: person } });
  if (count === 0) await nameOfWriter(ctx, event.id, person);
  else await republishLinesOf(ctx, event.id, person);
  ctx.record({
    subjectType: "chat_ban",
    subjectId: person,
    before: { banned: count > 0 },
    after: { banned: false },
  });
  ctx.afterCommit(() => void publishFeedChanges(event.id));
  return { person, banned: false };
}
