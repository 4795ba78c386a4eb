import { proposalLanguage } from "@/lib/deals";
import type { Deal } from "@/lib/generated/prisma/client";
import { organiserOf } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid } from "@/lib/operation/problem";
import { oneLine } from "@/lib/platform/text/one-line";

/**
 * Returns who sells, and the call and show that a deal came out of, with the language of that call. The name is the one that the show's signup page has;
 * without a show, the workspace's.
 */
export async function sellerOf(
  ctx: Ctx,
  callId: string | null,
): Promise<Pick<Deal, "seller" | "callId" | "eventId" | "language">> {
  const { name } = await ctx.db.workspace.findUniqueOrThrow({ where: { id: ctx.workspaceId } });
  const call = callId === null ? null : await callOf(ctx, callId);
  const event = call?.eventId
    ? await ctx.db.event.findUnique({ where: { id: call.eventId }, include: { client: true } })
    : null;
  const seller = event ? organiserOf(event, name) : oneLine(name, 100);
  const language = proposalLanguage(call?.language ?? "en");
  return { seller, callId, eventId: event?.id ?? null, language };
}

/** Deleting it waits for the caller's transaction, and then finds the deal, which forgets it. */
const CALL = `
SELECT event_id AS "eventId", language FROM sales_call
WHERE workspace_id = $1 AND environment = $2::"Environment" AND call_id = $3 FOR KEY SHARE`;

async function callOf(ctx: Ctx, callId: string): Promise<{ eventId: string | null; language: string }> {
  const [call] = await ctx.sql<{ eventId: string | null; language: string }>("deal_call", CALL, [
    ...[ctx.workspaceId, ctx.environment, callId],
  ]);
  if (!call) throw invalid({ call_id: "not_found" });
  return call;
}
