import type { Invitation } from "@/lib/generated/prisma/client";
import { iso } from "@/lib/platform/runtime/clock";
import type { InvitationWire } from "../schema";

export function invitationStatus(row: Invitation, now: Date): InvitationWire["status"] {
  if (row.acceptedAt) return "accepted";
  if (row.revokedAt) return "revoked";
  return row.expiresAt <= now ? "expired" : "open";
}

export const presentInvitation = (row: Invitation, now: Date): InvitationWire => ({
  id: row.id,
  email: row.email,
  role: row.role as InvitationWire["role"],
  status: invitationStatus(row, now),
  invited_by: row.invitedBy,
  created_at: iso(row.createdAt),
  sent_at: iso(row.sentAt),
  expires_at: iso(row.expiresAt),
});
