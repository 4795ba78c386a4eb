import type { Invitation } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { InvitationWire } from "../schema";
import { presentInvitation } from "./present-invitation";

/** Records the change of an invitation in the audit log and returns the invitation. */
export function recordInvitationChange(ctx: Ctx, before: Invitation, after: Invitation): InvitationWire {
  const wire = presentInvitation(after, ctx.realNow);
  ctx.record({
    subjectType: "invitation",
    subjectId: after.id,
    before: presentInvitation(before, ctx.realNow),
    after: wire,
  });
  return wire;
}
