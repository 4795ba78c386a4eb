import type { Ctx } from "@/lib/operation/ctx";

/** Returns the suppressed addresses among these normalized ones, with the reason. */
export async function suppressedAmong(ctx: Ctx, addresses: readonly string[]): Promise<Map<string, string>> {
  const rows = await ctx.sql<{ email_normal: string; reason: string }>(
    "suppressed_among",
    "SELECT email_normal, reason FROM suppression WHERE workspace_id = $1 AND email_normal = ANY ($2::text[])",
    [ctx.workspaceId, addresses],
  );
  return new Map(rows.map(({ email_normal, reason }) => [email_normal, reason]));
}
