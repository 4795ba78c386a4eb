import type { PrivateMessage } from "@/lib/generated/prisma/client";
import { iso } from "@/lib/platform/runtime/clock";
import type { PrivateMessageWire } from "./schema";

export const presentPrivateMessage = (row: PrivateMessage): PrivateMessageWire => ({
  id: row.id,
  guest_id: row.guestId,
  from: row.fromGuest ? "guest" : "crew",
  name: row.authorName,
  text: row.text,
  spoken: row.spoken,
  sent_at: iso(row.createdAt),
});
