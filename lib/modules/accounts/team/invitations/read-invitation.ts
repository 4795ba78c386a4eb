import type { Invitation, Workspace } from "@/lib/generated/prisma/client";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { db } from "@/lib/platform/database/db";
import { idInToken, matchesToken } from "./invitation-link";
import { invitationStatus } from "./present-invitation";

export interface OpenInvitation {
  invitation: Invitation;
  workspace: Workspace;
  /** Somebody has entered with this address before, so that only they may accept. */
  known: boolean;
}

export type InvitationState = "unknown" | "accepted" | "revoked" | "expired";

/** What a link from a mail offers, or why it offers nothing any more. */
export async function readInvitation(token: string): Promise<OpenInvitation | { state: InvitationState }> {
  const id = idInToken(token);
  if (!id) return { state: "unknown" };
  const found = await db().invitation.findUnique({ where: { id }, include: { workspace: true } });
  if (found?.workspace.status !== "active") return { state: "unknown" };
  // The link of a former mail: sending again took it back.
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
