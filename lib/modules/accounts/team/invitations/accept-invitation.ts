import type { Invitation, User } from "@/lib/generated/prisma/client";
import { ensureUser } from "@/lib/modules/accounts/accounts";
import { asPerson } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { type InvitationState, readInvitation } from "./read-invitation";

type Accepted =
  | { joined: User; workspaceId: string }
  | { refused: InvitationState | "sign_in" | "other_person"; email?: string };

interface Guest {
  userId: string;
  sessionId: string;
}

/**
 * Accepts an invitation, once. A signed-in user must be the one who was invited. A visitor without an account
 * gets one, because the email reached them. The link never signs anyone in to an existing account, because it
 * is valid for days.
 */
export async function acceptInvitation(token: string, guest: Guest | undefined): Promise<Accepted> {
  const open = await readInvitation(token);
  if ("state" in open) return { refused: open.state };
  const { invitation } = open;
  if (!guest && open.known) return { refused: "sign_in", email: invitation.email };
  const signedIn = guest && (await db().user.findUniqueOrThrow({ where: { id: guest.userId } }));
  if (signedIn && signedIn.email !== invitation.email) return { refused: "other_person" };
  const user = signedIn ?? (await db().user.findUnique({ where: { email: invitation.email } }));
  const actor = { id: user?.id ?? newId("usr"), name: user?.name || invitation.email };
  const owner = { workspaceId: invitation.workspaceId, environment: "live" as const };
  return asPerson("acceptInvitation", owner, actor, async (ctx) => {
    if (!(await useUp(ctx, invitation))) return { refused: "accepted" };
    const joined = await ensureUser(ctx, invitation.email, actor.id);
    await join(ctx, joined, invitation);
    if (guest)
      await ctx.db.session.update({
        where: { id: guest.sessionId },
        data: { workspaceId: invitation.workspaceId },
      });
    return { joined, workspaceId: invitation.workspaceId };
  });
}

/** Of concurrent calls, one succeeds. */
async function useUp(ctx: Ctx, { id, linkVersion }: Invitation): Promise<boolean> {
  const { count } = await ctx.db.invitation.updateMany({
    where: { id, linkVersion, acceptedAt: null, revokedAt: null, expiresAt: { gt: ctx.realNow } },
    data: { acceptedAt: ctx.realNow },
  });
  return count === 1;
}

async function join(ctx: Ctx, user: User, invitation: Invitation): Promise<void> {
  const { workspaceId, role } = invitation;
  await ctx.db.user.updateMany({
    where: { id: user.id, emailVerifiedAt: null },
    data: { emailVerifiedAt: ctx.realNow },
  });
  const place = { workspaceId, userId: user.id, role, createdAt: ctx.realNow };
  await ctx.db.member.createMany({ data: [place], skipDuplicates: true });
  ctx.record({ subjectType: "invitation", subjectId: invitation.id, after: { status: "accepted" } });
  ctx.record({ subjectType: "member", subjectId: user.id, after: { email: user.email, role } });
}
