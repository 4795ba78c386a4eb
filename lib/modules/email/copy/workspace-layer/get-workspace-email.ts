import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { emailsContract } from "../contract";
import { workspaceTarget } from "../email-target";
import { kindOf } from "../kind-of";
import { readCopy } from "../read-copy";

export async function getWorkspaceEmail(
  ctx: Ctx,
  input: InputOf<typeof emailsContract.getWorkspaceEmail>,
): Promise<OutputOf<typeof emailsContract.getWorkspaceEmail>> {
  const kind = kindOf(input.kind);
  return readCopy(ctx, await workspaceTarget(ctx, input.language), kind);
}
