import { findGuest } from "@/lib/modules/people/guests";
import { findAvailableShow, hostName, publicName } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { privateMessagesContract } from "./contract";
import { saveMessage } from "./save-message";

export async function sendPrivateMessage(
  ctx: Ctx,
  { slug, guest_id, text, spoken }: InputOf<typeof privateMessagesContract.sendPrivateMessage>,
): Promise<OutputOf<typeof privateMessagesContract.sendPrivateMessage>> {
  const event = await findAvailableShow(ctx, slug);
  const guest = await findGuest(ctx, event, guest_id);
  const said = { fromGuest: false, authorName: authorName(ctx, event.host), text, spoken };
  return saveMessage(ctx, event, guest, said);
}

/** People write under their own name. A guest doesn't know the name of an API key. */
function authorName({ principal }: Ctx, host: unknown): string {
  const { actor, studioLinkId } = principal;
  if (actor.type === "host" && !studioLinkId) return hostName(host, actor.name);
  const own = actor.type === "host" || actor.type === "user" ? publicName(actor.name) : "";
  return own || "The crew";
}
