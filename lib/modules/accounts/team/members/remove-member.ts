import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid } from "@/lib/operation/problem";
import type { teamContract } from "../contract";
import { endMembership } from "./end-membership";
import { findMemberForChange, requireOwnerFor } from "./find-member";
import { presentMember } from "./present-member";

export async function removeMember(
  ctx: Ctx,
  input: InputOf<typeof teamContract.removeMember>,
): Promise<OutputOf<typeof teamContract.removeMember>> {
  const member = await findMemberForChange(ctx, input.user_id);
  if (member.userId === ctx.principal.userId)
    throw invalid({ user_id: "not_allowed" }, "To remove yourself, leave the workspace.");
  requireOwnerFor(ctx, member.role);
  await endMembership(ctx, member);
  return presentMember(member);
}
