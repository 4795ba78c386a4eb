import type { Guest } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { backstageToken } from "@/lib/platform/security/capability";
import { sha256Hex } from "@/lib/platform/security/crypto";
import { auditLink, issueLink } from "./issue-link";

/**
 * Sees to it that a locked guest has a link that a mail can carry: the one in force, or a new one where there is none.
 * A link that a former release drew by chance can only be replaced.
 */
export async function ensureLink(ctx: Ctx, guest: Guest): Promise<Guest> {
  if (guest.accessHash === sha256Hex(backstageToken(guest.id, guest.accessVersion))) return guest;
  const { after } = await issueLink(ctx, guest);
  ctx.record({
    subjectType: "guest",
    subjectId: guest.id,
    before: auditLink(guest),
    after: auditLink(after),
    action: "manageGuestAccessLink",
  });
  return after;
}
