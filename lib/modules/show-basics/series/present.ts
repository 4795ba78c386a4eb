import type { Series } from "@/lib/generated/prisma/client";
import { iso } from "@/lib/platform/runtime/clock";
import type { SeriesWire } from "./schema";

export function presentSeries(row: Series): SeriesWire {
  return {
    slug: row.slug,
    name: row.name,
    description: row.description,
    defaults: row.defaults as SeriesWire["defaults"],
    status: row.status as SeriesWire["status"],
    created_at: iso(row.createdAt),
    updated_at: iso(row.updatedAt),
  };
}
