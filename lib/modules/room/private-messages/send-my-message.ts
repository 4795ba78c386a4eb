import { lockOwnGuest } from "@/lib/modules/people/guests";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { privateMessagesContract } from "./contract";
import { saveMessage } from "./save-message";

export async function sendMyMessage(
  ctx: Ctx,
  { slug, text }: InputOf<typeof privateMessagesContract.sendMyMessage>,
): Promise<OutputOf<typeof privateMessagesContract.sendMyMessage>> {
  const { event, guest } = await lockOwnGuest(ctx, slug);
  return saveMessage(ctx, event, guest, { fromGuest: true, authorName: guest.name, text, spoken: false });
}
