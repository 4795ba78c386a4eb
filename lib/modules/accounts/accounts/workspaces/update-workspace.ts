import { setPublicRecordings } from "@/lib/modules/after/playback";
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
  const { name = row.name, public_recordings: publicRecordings = row.publicRecordings } = input;
  const isPublicChanged = publicRecordings !== row.publicRecordings;
  if (isPublicChanged) await setPublicRecordings(ctx, publicRecordings);
  const after =
    isPublicChanged || name !== row.name
      ? await ctx.db.workspace.update({
          where: { id: row.id },
          data: { name, publicRecordings, version: row.version + 1, updatedAt: ctx.realNow },
        })
      : row;
  const wire = presentWorkspace(after);
  ctx.record({ subjectType: "workspace", subjectId: row.id, before: presentWorkspace(row), after: wire });
  ctx.meta.version = after.version;
  return wire;
}
