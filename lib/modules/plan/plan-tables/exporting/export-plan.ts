import { planOf, seesNotes } from "@/lib/modules/plan/plans";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import { tableFile } from "@/lib/platform/tables/table-file";
import { signedLocalUrl } from "@/lib/providers/storage";
import type { planTablesContract } from "../contract";
import { planTableKey } from "./plan-table-key";

type Contract = typeof planTablesContract;

const LINK_SECONDS = 15 * 60;

export async function exportPlan(
  ctx: Ctx,
  { slug, format }: InputOf<Contract["exportPlan"]>,
): Promise<OutputOf<Contract["exportPlan"]>> {
  const event = await findEvent(ctx, slug);
  const row = await ctx.db.plan.findUnique({ where: { eventId: event.id } });
  const { workspaceId, environment } = ctx;
  const key = planTableKey({
    workspaceId,
    environment,
    withNotes: seesNotes(ctx),
    format,
    eventId: event.id,
  });
  const { url, expiresAt } = signedLocalUrl(key, {
    expiresSeconds: LINK_SECONDS,
    ...tableFile(`run-of-show-${slug}`, format),
  });
  return { format, rows: planOf(row).segments.length, url, expires_at: iso(expiresAt) };
}
