import { publishFeedChanges, requireOnAir } from "@/lib/modules/stage/live-feed";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import { guestPersonId } from "@/lib/providers/room/identity";
import type { chatContract } from "../contract";
import { findLine } from "./find-line";
import { writeLine } from "./write-line";

export async function postGuestLine(
  ctx: Ctx,
  { slug, id: clientId, text, reply_to }: InputOf<typeof chatContract.postGuestLine>,
): Promise<OutputOf<typeof chatContract.postGuestLine>> {
  const { actor, guestId = "" } = ctx.principal;
  const person = guestPersonId(guestId);
  const eventId = await requireOnAir(ctx, slug, { part: "chat", person });
  const replyTo = reply_to && (await findLine(ctx, eventId, reply_to, "reply_to")).id;
  const line = { eventId, person, name: actor.name, role: "guest", clientId, text, state: "shown" } as const;
  const row = await writeLine(ctx, { ...line, replyTo });
  ctx.afterCommit(() => void publishFeedChanges(eventId));
  return { id: row.id, at: iso(row.at), held: false };
}
