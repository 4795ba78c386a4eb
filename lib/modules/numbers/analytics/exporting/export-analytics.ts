import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import { signedLocalUrl } from "@/lib/providers/storage";
import type { analyticsContract } from "../contract";
import type { AnalyticsFormat } from "../schema";
import { exportKey } from "./export-key";

type Contract = typeof analyticsContract;

const LINK_SECONDS = 15 * 60;

const TYPES: Record<AnalyticsFormat, string> = { csv: "text/csv", ndjson: "application/x-ndjson" };

export async function exportAnalytics(
  ctx: Ctx,
  { slug, format }: InputOf<Contract["exportAnalytics"]>,
): Promise<OutputOf<Contract["exportAnalytics"]>> {
  const { id: eventId } = await findEvent(ctx, slug);
  const { workspaceId, environment } = ctx;
  ctx.record({ subjectType: "event", subjectId: slug, after: { format } });
  const { url, expiresAt } = signedLocalUrl(exportKey({ workspaceId, environment, format, eventId }), {
    expiresSeconds: LINK_SECONDS,
    name: `analytics-${slug}.${format}`,
    contentType: TYPES[format],
  });
  return { format, url, expires_at: iso(expiresAt) };
}
