import type { Invitation, Workspace } from "@/lib/generated/prisma/client";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { db } from "@/lib/platform/database/db";
import { idInToken, matchesToken } from "./invitation-link";
import { invitationStatus } from "./present-invitation";

export interface OpenInvitation {
  invitation: Invitation;
  workspace: Workspace;
  /** True if the address has signed in before, so only that user may accept. */
  known: boolean;
}

export type InvitationState = "unknown" | "accepted" | "revoked" | "expired";

/** Returns what an emailed link offers, or why it no longer offers anything. */
export async function readInvitation(token: string): Promise<OpenInvitation | { state: InvitationState }> {
  const id = idInToken(token);
  if (!id) return { state: "unknown" };
  const found = await db().invitation.findUnique({ where: { id }, include: { workspace: true } });
  if (found?.workspace.status !== "active") return { state: "unknown" };
  // A link from an earlier email. Resending revoked it.
  if (!matchesToken(token, found)) return { state: "unknown" };
  const status = invitationStatus(found, databaseNow());
  if (status !== "open") return { state: status };
  const user = await db().user.findUnique({
    where: { email: found.email },
    include: { _count: { select: { members: true, identities: true } } },
  });
  const held = user ? user._count.members + user._count.identities : 0;
  const known = held > 0 || (user?.emailVerifiedAt ?? null) !== null;
  const { workspace, ...invitation } = found;
  return { invitation, workspace, known };
}
