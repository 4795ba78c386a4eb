import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { emailsContract } from "../contract";
import { workspaceTarget } from "../email-target";
import { listCopy } from "../list-copy";

export async function listWorkspaceEmails(
  ctx: Ctx,
  input: InputOf<typeof emailsContract.listWorkspaceEmails>,
): Promise<OutputOf<typeof emailsContract.listWorkspaceEmails>> {
  return listCopy(await workspaceTarget(ctx, input.language));
}
