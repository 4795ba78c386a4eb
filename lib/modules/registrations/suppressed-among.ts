import type { Ctx } from "@/lib/operation/ctx";

/** Those of the addresses, in their normal form, that the workspace must not write to, with the reason. */
export async function suppressedAmong(ctx: Ctx, addresses: readonly string[]): Promise<Map<string, string>> {
  const rows = await ctx.db.suppression.findMany({
    where: { workspaceId: ctx.workspaceId, emailNormal: { in: [...addresses] } },
    select: { emailNormal: true, reason: true },
  });
  return new Map(rows.map(({ emailNormal, reason }) => [emailNormal, reason]));
}
