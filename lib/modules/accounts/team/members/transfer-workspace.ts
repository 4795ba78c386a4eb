import { signedIn } from "@/lib/modules/accounts/accounts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid } from "@/lib/operation/problem";
import type { teamContract } from "../contract";
import { findMemberForChange } from "./find-member";
import { presentMember } from "./present-member";
import { setRole } from "./set-role";

export async function transferWorkspace(
  ctx: Ctx,
  input: InputOf<typeof teamContract.transferWorkspace>,
): Promise<OutputOf<typeof teamContract.transferWorkspace>> {
  const { userId } = signedIn(ctx);
  if (input.user_id === userId) throw invalid({ user_id: "not_allowed" }, "You already own it.");
  const heir = await findMemberForChange(ctx, input.user_id);
  const self = await findMemberForChange(ctx, userId);
  const owner = await setRole(ctx, heir, "owner");
  await setRole(ctx, self, "admin");
  return presentMember(owner);
}
