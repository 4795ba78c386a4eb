import type { Workspace } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { presentWorkspace } from "./present";

interface NewWorkspace {
  name: string;
  plan: string;
  ownerId: string;
  /** When the owner's identity was verified. Null keeps the workspace closed until then. */
  verifiedAt: Date | null;
}

/** Creates the workspace of `ctx`, with its owner. */
export const createWorkspace = (ctx: Ctx, given: NewWorkspace): Promise<Workspace> =>
  addWorkspace(ctx, { ...given, id: ctx.workspaceId });

/** Creates a workspace, with its owner. The audit entry goes to the workspace of `ctx`. */
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
