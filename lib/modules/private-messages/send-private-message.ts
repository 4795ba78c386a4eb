import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { findGuest } from "../guests";
import { findAvailableShow, hostName } from "../studio";
import type { privateMessagesContract } from "./contract";
import { keepMessage } from "./keep-message";

export async function sendPrivateMessage(
  ctx: Ctx,
  { slug, guest_id, text }: InputOf<typeof privateMessagesContract.sendPrivateMessage>,
): Promise<OutputOf<typeof privateMessagesContract.sendPrivateMessage>> {
  const event = await findAvailableShow(ctx, slug);
  const guest = await findGuest(ctx, event, guest_id);
  return keepMessage(ctx, event, guest, { fromGuest: false, authorName: authorName(ctx, event.host), text });
}

/** People write under their name; the name of a key is none that a guest knows. */
function authorName({ principal }: Ctx, host: unknown): string {
  const { actor, studioLinkId } = principal;
  if (actor.type === "host" && !studioLinkId) return hostName(host, actor.name);
  return (actor.type === "host" || actor.type === "user") && actor.name !== "" ? actor.name : "The crew";
}
