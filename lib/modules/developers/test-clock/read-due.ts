import type { Ctx } from "@/lib/operation/ctx";
import { ABOUT } from "./described-jobs";
import type { DueWire } from "./schema";

export interface DueRow extends Record<string, unknown> {
  at: Date;
  kind: string;
  detail: string;
  event_slug: string;
  count: number;
}

const RAN = `
SELECT at, kind, detail, event_slug, count FROM test_clock_due
WHERE workspace_id = $1 AND advance = $2 ORDER BY seq LIMIT $3`;

/** Returns what an advance ran, or has run so far. */
export async function readRan({ sql, workspaceId }: Ctx, advance: number, most: number): Promise<DueWire[]> {
  return presentDue(await sql<DueRow>("test_clock_ran", RAN, [workspaceId, advance, most]));
}

const PLANNED = `
SELECT at, j.kind, about.detail, about.event_slug, count(*)::int AS count
FROM job j ${ABOUT}
CROSS JOIN LATERAL (SELECT CASE WHEN j.on_clock THEN j.due_at ELSE GREATEST(j.due_at, $2::timestamptz) END AS at) due
WHERE j.workspace_id = $1 AND j.environment = 'test' AND j.state = 'queued' AND ($3::timestamptz IS NULL OR at <= $3)
GROUP BY 1, 2, 3, 4 ORDER BY at, min(j.id) LIMIT $4`;

/** Returns what is planned, up to an instant or without an end. */
export async function readPlanned(
  { sql, workspaceId }: Ctx,
  now: Date,
  until: Date | null,
  most: number,
): Promise<DueWire[]> {
  return presentDue(await sql<DueRow>("test_clock_planned", PLANNED, [workspaceId, now, until, most]));
}

export const presentDue = (rows: DueRow[]): DueWire[] =>
  rows.map(({ at, kind, detail, event_slug, count }) => ({
    at: at.toISOString(),
    kind,
    detail: detail || null,
    event_slug: event_slug || null,
    count,
  }));
