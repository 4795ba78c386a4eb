import { publishFeedChanges } from "@/lib/modules/stage/live-feed";
import { findAvailableShow } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { chatContract } from "../contract";
import { nameOfWriter } from "../lines/name-of-writer";
import { takeDown } from "../lines/take-down";
import { presentBan } from "./present-ban";
import { republishLinesOf } from "./republish-lines-of";

export async function banFromChat(
  ctx: Ctx,
  { slug, person, hide_lines }: InputOf<typeof chatContract.banFromChat>,
): Promise<OutputOf<typeof chatContract.banFromChat>> {
  const event = await findAvailableShow(ctx, slug);
  const of = { eventId: event.id, personId: person };
  const before = await ctx.db.chatBan.findUnique({ where: { eventId_personId: of } });
  const name = await nameOfWriter(ctx, event.id, person);
  const ban = await ctx.db.chatBan.upsert({
    where: { eventId_personId: of },
    create: { id: ctx.newId("ban"), ...of, name, hidesLines: hide_lines, createdAt: ctx.realNow },
    update: { hidesLines: hide_lines },
  });
  const lines = await republishLinesOf(ctx, event.id, person);
  if (hide_lines) await takeDown(ctx, event.id, { pinnedLine: { in: lines } });
  ctx.record({
    subjectType: "chat_ban",
    subjectId: person,
    before: before && { hide_lines: before.hidesLines },
    after: { hide_lines },
  });
  ctx.afterCommit(() => void publishFeedChanges(event.id));
  return presentBan(ban);
}
