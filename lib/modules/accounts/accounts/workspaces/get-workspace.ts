import { storageUse } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import type { accountsContract } from "../contract";
import { presentWorkspace } from "./present";

export async function getWorkspace(
  ctx: Ctx,
  _input: InputOf<typeof accountsContract.getWorkspace>,
): Promise<OutputOf<typeof accountsContract.getWorkspace>> {
  const row = await ctx.db.workspace.findUnique({ where: { id: ctx.workspaceId } });
  if (!row) throw notFound();
  ctx.meta.version = row.version;
  const { used, limit } = await storageUse(ctx.workspaceId);
  return {
    ...presentWorkspace(row),
    role: ctx.principal.role ?? "viewer",
    current: true,
    storage: { used_bytes: used, limit_bytes: limit },
  };
}
