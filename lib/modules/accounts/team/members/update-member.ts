import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { teamContract } from "../contract";
import { findMemberForChange, requireAnotherOwner, requireOwnerFor } from "./find-member";
import { presentMember } from "./present-member";
import { setRole } from "./set-role";

export async function updateMember(
  ctx: Ctx,
  input: InputOf<typeof teamContract.updateMember>,
): Promise<OutputOf<typeof teamContract.updateMember>> {
  const member = await findMemberForChange(ctx, input.user_id);
  requireOwnerFor(ctx, member.role, input.role);
  if (member.role === "owner" && input.role !== "owner") await requireAnotherOwner(ctx, member.userId);
  return presentMember(await setRole(ctx, member, input.role));
}
