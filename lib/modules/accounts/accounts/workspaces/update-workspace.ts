import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import type { accountsContract } from "../contract";
import { presentWorkspace } from "./present";

export async function updateWorkspace(
  ctx: Ctx,
  input: InputOf<typeof accountsContract.updateWorkspace>,
): Promise<OutputOf<typeof accountsContract.updateWorkspace>> {
  await ctx.lock("workspace_lock", "SELECT 1 FROM workspace WHERE id = $1 FOR UPDATE", [ctx.workspaceId]);
  const row = await ctx.db.workspace.findUnique({ where: { id: ctx.workspaceId } });
  if (!row) throw notFound();
  expectVersion(ctx, row.version);
  const changed = input.name !== undefined && input.name !== row.name;
  const after = changed
    ? await ctx.db.workspace.update({
        where: { id: row.id },
        data: { name: input.name ?? row.name, version: row.version + 1, updatedAt: ctx.realNow },
      })
    : row;
  const wire = presentWorkspace(after);
  ctx.record({ subjectType: "workspace", subjectId: row.id, before: presentWorkspace(row), after: wire });
  ctx.meta.version = after.version;
  return wire;
}
