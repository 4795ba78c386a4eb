import type { Workspace } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { presentWorkspace } from "./present";

interface NewWorkspace {
  name: string;
  plan: string;
  ownerId: string;
  /** When somebody vouched for the owner; null keeps the workspace closed until then. */
  verifiedAt: Date | null;
}

/** Makes the workspace that `ctx` is for, with its owner. */
export const createWorkspace = (ctx: Ctx, given: NewWorkspace): Promise<Workspace> =>
  addWorkspace(ctx, { ...given, id: ctx.workspaceId });

/** Makes a workspace, with its owner; the audit row stands in the workspace that `ctx` is for. */
export async function addWorkspace(ctx: Ctx, given: NewWorkspace & { id: string }): Promise<Workspace> {
  const workspace = await ctx.db.workspace.create({
    data: {
      id: given.id,
      name: given.name,
      plan: given.plan,
      verifiedAt: given.verifiedAt,
      createdAt: ctx.realNow,
      updatedAt: ctx.realNow,
    },
  });
  await ctx.db.member.create({
    data: { workspaceId: workspace.id, userId: given.ownerId, role: "owner", createdAt: ctx.realNow },
  });
  ctx.record({
    action: "createWorkspace",
    subjectType: "workspace",
    subjectId: workspace.id,
    after: { ...presentWorkspace(workspace), owner_id: given.ownerId },
  });
  return workspace;
}
