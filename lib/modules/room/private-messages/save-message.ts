import type { Event, Guest } from "@/lib/generated/prisma/client";
import { notifyOfPrivateMessage, privateMessageJob } from "@/lib/modules/room/room";
import { enqueueWithEarlyRun } from "@/lib/modules/stage/broadcast";
import type { Ctx } from "@/lib/operation/ctx";
import { guestPersonId } from "@/lib/providers/room/identity";
import { presentPrivateMessage } from "./present-private-message";
import type { PrivateMessageWire } from "./schema";

interface Said {
  fromGuest: boolean;
  authorName: string;
  text: string;
  /** True if it was also spoken into their ear. */
  spoken: boolean;
}

/** Stores the message and notifies both sides. The audit log contains the sender, not the text. */
export async function saveMessage(
  ctx: Ctx,
  event: Event,
  guest: Pick<Guest, "id">,
  said: Said,
): Promise<PrivateMessageWire> {
  const row = await ctx.db.privateMessage.create({
    data: { id: ctx.newId("pms"), eventId: event.id, guestId: guest.id, ...said, createdAt: ctx.realNow },
  });
  ctx.record({
    subjectType: "guest",
    subjectId: guest.id,
    after: { private_message: row.id, from: said.fromGuest ? "guest" : "crew", spoken: said.spoken },
  });
  const payload = { event_id: event.id, identity: guestPersonId(guest.id) };
  enqueueWithEarlyRun(ctx, privateMessageJob, payload, { subject: event.id }, () =>
    notifyOfPrivateMessage(payload.event_id, payload.identity),
  );
  return presentPrivateMessage(row);
}
