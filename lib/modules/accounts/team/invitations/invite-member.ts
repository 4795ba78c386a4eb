import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid, Problem } from "@/lib/operation/problem";
import { normalEmail } from "@/lib/platform/text/normal-email";
import type { teamContract } from "../contract";
import { lockTeam } from "../members/find-member";
import { presentInvitation } from "./present-invitation";
import { invitationEnd, sendInvitation } from "./send-invitation";

/** Invitations go to addresses that haven't asked for email. */
const MAX_A_DAY = 50;
const DAY_MS = 24 * 3_600_000;

export async function inviteMember(
  ctx: Ctx,
  input: InputOf<typeof teamContract.inviteMember>,
): Promise<OutputOf<typeof teamContract.inviteMember>> {
  const { workspaceId, realNow: now } = ctx;
  const email = normalEmail(input.email);
  await lockTeam(ctx);
  if (await ctx.db.member.findFirst({ where: { workspaceId, user: { email } } }))
    throw invalid({ email: "duplicate" }, "This person is already a member.");
  const waiting = await ctx.db.invitation.findFirst({
    where: { workspaceId, email, acceptedAt: null, revokedAt: null },
  });
  if (waiting && waiting.expiresAt > now)
    throw invalid({ email: "duplicate" }, "This email address was already invited. Resend that invitation.");
  const since = new Date(now.getTime() - DAY_MS);
  if ((await ctx.db.invitation.count({ where: { workspaceId, createdAt: { gt: since } } })) >= MAX_A_DAY)
    throw new Problem(
      "rate_limited",
      "You've reached today's limit of invitations. Try again tomorrow.",
      undefined,
      {
        "Retry-After": "3600",
      },
    );
  if (waiting) await ctx.db.invitation.update({ where: { id: waiting.id }, data: { revokedAt: now } });
  const invitation = await ctx.db.invitation.create({
    data: {
      id: ctx.newId("inv"),
      workspaceId,
      email,
      role: input.role,
      invitedBy: ctx.principal.actor.name,
      createdAt: now,
      sentAt: now,
      expiresAt: invitationEnd(now),
    },
  });
  await sendInvitation(ctx, invitation);
  const wire = presentInvitation(invitation, now);
  ctx.record({ subjectType: "invitation", subjectId: invitation.id, after: wire });
  return wire;
}
