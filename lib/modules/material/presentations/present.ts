import type { Presentation, PresentationPage } from "@/lib/generated/prisma/client";
import { presentFailure } from "@/lib/modules/material/uploads";
import { planOf } from "@/lib/modules/plan/plans";
import { slidePath, thumbnailPath } from "@/lib/modules/show-basics/slides";
import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import { env } from "@/lib/platform/runtime/env";
import type { Plan } from "@/lib/stage";
import { FAILURES } from "./failures-schema";
import type { PageWire, PresentationWire } from "./schema";

/** Reads the run of show, which says which segments show a deck. */
export const readPlan = async (ctx: Ctx, eventId: string): Promise<Plan> =>
  planOf(await ctx.db.plan.findUnique({ where: { eventId } }));

export function presentPresentation(slug: string, row: Presentation, { segments }: Plan): PresentationWire {
  return {
    id: row.id,
    event_slug: slug,
    name: row.name,
    content_type: row.contentType as PresentationWire["content_type"],
    size_bytes: row.sizeBytes,
    state: row.state as PresentationWire["state"],
    stage: row.stage,
    progress: row.progress,
    page_count: row.pageCount,
    failure: presentFailure(FAILURES, row.failure),
    presenter: row.presenter,
    attachments: segments.flatMap(({ id, title, slide }) =>
      slide?.presentation_id === row.id ? [{ segment_id: id, title, page: slide.page }] : [],
    ),
    created_at: iso(row.createdAt),
    updated_at: iso(row.updatedAt),
  };
}

export function presentPage({
  token,
  number,
  title,
  text,
  notes,
  width,
  height,
}: PresentationPage): PageWire {
  const site = env().PUBLIC_URL.replace(/\/$/, "");
  return {
    number,
    title,
    text,
    notes,
    width,
    height,
    image_url: site + slidePath(token),
    thumbnail_url: site + thumbnailPath(token),
  };
}
