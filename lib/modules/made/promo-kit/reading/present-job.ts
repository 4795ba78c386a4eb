import type { PromoKitJob } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import { makePromoKitJob } from "../make-promo-kit-job";
import type { PromoKitJobWire } from "../schema";

interface Progress extends Record<string, unknown> {
  stage: string;
  progress: number;
}

const PROGRESS = `
SELECT stage, progress FROM job
WHERE subject = $1 AND kind = '${makePromoKitJob.kind}' AND state IN ('queued', 'dispatched', 'running')`;

export async function presentJob(ctx: Pick<Ctx, "sql">, row: PromoKitJob): Promise<PromoKitJobWire> {
  const [found] =
    row.state === "running" ? await ctx.sql<Progress>("promo_kit_progress", PROGRESS, [row.id]) : [];
  return {
    id: row.id,
    state: row.state as PromoKitJobWire["state"],
    stage: row.state === "running" ? (found?.stage === "storing" ? "storing" : "drawing") : null,
    progress: row.state === "succeeded" ? 100 : (found?.progress ?? 0),
    ...{ error: row.error, made: row.made, automatic: row.isAutomatic },
    ...{ created_at: iso(row.createdAt), ended_at: isoOrNull(row.endedAt) },
  };
}

export async function presentLatestJob(
  ctx: Pick<Ctx, "sql" | "db">,
  eventId: string,
): Promise<PromoKitJobWire | null> {
  const row = await ctx.db.promoKitJob.findFirst({
    where: { eventId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return row && presentJob(ctx, row);
}
