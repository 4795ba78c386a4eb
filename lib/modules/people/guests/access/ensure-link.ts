import type { Guest } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { backstageToken } from "@/lib/platform/security/capability";
import { sha256Hex } from "@/lib/platform/security/crypto";
import { auditLink, issueLink } from "./issue-link";

/**
 * Makes sure that a locked guest has a link that can be emailed: the current one, or a new one if there is
 * none. A random link from an older release can only be replaced.
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
