import { findGuest } from "@/lib/modules/people/guests";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { privateMessagesContract } from "./contract";
import { presentPrivateMessage } from "./present-private-message";

const COLUMNS = { created_at: "createdAt" };

export async function listPrivateMessages(
  ctx: Ctx,
  { slug, ...input }: InputOf<typeof privateMessagesContract.listPrivateMessages>,
): Promise<OutputOf<typeof privateMessagesContract.listPrivateMessages>> {
  const event = await findEvent(ctx, slug);
  if (input.guest_id) await findGuest(ctx, event, input.guest_id);
  const filter = { eventId: event.id, ...(input.guest_id && { guestId: input.guest_id }) };
  return readPage(
    ctx,
    { ...input, event_id: event.id },
    COLUMNS,
    ({ where, ...rest }) => ctx.db.privateMessage.findMany({ where: { AND: [filter, where] }, ...rest }),
    presentPrivateMessage,
  );
}
