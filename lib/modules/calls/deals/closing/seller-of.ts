import type { Deal } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { oneLine } from "@/lib/platform/text/one-line";

/** Returns who sells, and the call and show that a deal came out of. The workspace sells. */
export async function sellerOf(
  ctx: Ctx,
  callId: string | null,
): Promise<Pick<Deal, "seller" | "callId" | "eventId">> {
  const workspace = await ctx.db.workspace.findUniqueOrThrow({ where: { id: ctx.workspaceId } });
  return { seller: oneLine(workspace.name, 100), callId, eventId: null };
}
