import type { Deal } from "@/lib/generated/prisma/client";
import { organiserOf } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { invalid } from "@/lib/operation/problem";
import { oneLine } from "@/lib/platform/text/one-line";

/**
 * Returns who sells, and the call and show that a deal came out of. The name is the one that the show's signup page has;
 * without a show, the workspace's.
 */
export async function sellerOf(
  ctx: Ctx,
  callId: string | null,
): Promise<Pick<Deal, "seller" | "callId" | "eventId">> {
  const { name } = await ctx.db.workspace.findUniqueOrThrow({ where: { id: ctx.workspaceId } });
  const eventId = callId === null ? null : await eventOf(ctx, callId);
  const event =
    eventId === null
      ? null
      : await ctx.db.event.findUnique({ where: { id: eventId }, include: { client: true } });
  const seller = event ? organiserOf(event, name) : oneLine(name, 100);
  return { seller, callId, eventId: event?.id ?? null };
}

async function eventOf(ctx: Ctx, callId: string): Promise<string | null> {
  const call = await ctx.db.salesCall.findUnique({
    where: { workspaceId_environment_callId: { ...ownedBy(ctx), callId } },
    select: { eventId: true },
  });
  if (!call) throw invalid({ call_id: "not_found" });
  return call.eventId;
}
