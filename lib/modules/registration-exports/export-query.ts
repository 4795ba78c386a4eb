import { literalLike } from "@/lib/platform/database/literal-like";
import type { ExportFilters } from "./schema";

/** The condition of an export in SQL, over `$1` and what follows. */
export const LISTED = `event_id = $1 AND removed_at IS NULL AND ($2::text IS NULL OR state = $2)
  AND ($3::text IS NULL OR source = $3) AND ($4::boolean IS NULL OR marketing_consent = $4)
  AND ($5::text IS NULL OR name ILIKE $5 OR email ILIKE $5)`;

export const listedValues = (eventId: string, { state, source, marketing_consent, q }: ExportFilters) => [
  eventId,
  state ?? null,
  source ?? null,
  marketing_consent ?? null,
  q ? `%${literalLike(q)}%` : null,
];
