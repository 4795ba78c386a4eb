import type { Invitation } from "@/lib/generated/prisma/client";
import { invitationEmail, queueEmail } from "@/lib/modules/email/sending";
import type { Ctx } from "@/lib/operation/ctx";
import { INVITATION_DAYS, invitationUrl } from "./invitation-link";

export const invitationEnd = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * 24 * 3_600_000);

/** Emails the invitation in its current form. Each version of its link is sent once. */
export async function sendInvitation(ctx: Ctx, invitation: Invitation): Promise<void> {
  const workspace = await ctx.db.workspace.findUniqueOrThrow({ where: { id: invitation.workspaceId } });
  // It belongs to no show and no environment, so it is sent even if the call was made in test.
  const outside: Ctx = { ...ctx, workspaceId: "", environment: "live" };
  await queueEmail(outside, invitationEmail, {
    to: { name: "", email: invitation.email },
    facts: {
      link: invitationUrl(invitation),
      workspace: workspace.name,
      invitedBy: invitation.invitedBy,
      role: invitation.role,
    },
    dedupeKey: `invitation:${invitation.id}:${invitation.linkVersion}`,
  });
}
