import type { Session } from "@/lib/generated/prisma/client";
import { iso } from "@/lib/platform/runtime/clock";
import type { SessionWire } from "../schema";

export const presentSession = (row: Session, currentId: string | undefined): SessionWire => ({
  id: row.id,
  current: row.id === currentId,
  user_agent: row.userAgent,
  address: row.address,
  created_at: iso(row.createdAt),
  last_seen_at: iso(row.lastSeenAt),
  expires_at: iso(row.expiresAt),
});
