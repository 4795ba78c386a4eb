import type { Workspace } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound } from "@/lib/operation/problem";
import { presentWorkspace } from "./present";

/** Moves the workspace of `ctx` to another plan. Budgets and quotas follow from the next call. */
export async function setPlan(ctx: Ctx, plan: string): Promise<Workspace> {
  const row = await ctx.db.workspace.findUnique({ where: { id: ctx.workspaceId } });
  if (!row) throw notFound();
  if (row.plan === plan) return row;
  const after = await ctx.db.workspace.update({
    where: { id: row.id },
    data: { plan, version: row.version + 1, updatedAt: ctx.realNow },
  });
  ctx.record({
    action: "setPlan",
    subjectType: "workspace",
    subjectId: row.id,
    before: presentWorkspace(row),
    after: presentWorkspace(after),
  });
  return after;
}
