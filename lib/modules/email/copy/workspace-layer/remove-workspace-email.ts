import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { emailsContract } from "../contract";
import { workspaceTarget } from "../email-target";
import { kindOf } from "../kind-of";
import { readCopy } from "../read-copy";
import { writeCopy } from "../write-copy";

export async function removeWorkspaceEmail(
  ctx: Ctx,
  input: InputOf<typeof emailsContract.removeWorkspaceEmail>,
): Promise<OutputOf<typeof emailsContract.removeWorkspaceEmail>> {
  const kind = kindOf(input.kind);
  const target = await workspaceTarget(ctx);
  await writeCopy(ctx, target, kind, {});
  return readCopy(ctx, target, kind);
}
