import type { Communication } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import { type Results, resultsOf } from "./results";
import type { Audience, CommunicationState, CommunicationWire } from "./schema";

export const presentCommunication = (
  row: Communication,
  slug: string,
  results: Results | undefined,
): CommunicationWire => ({
  id: row.id,
  event_slug: slug,
  state: row.state as CommunicationState,
  subject: row.subject,
  body: row.body,
  audience: row.audience as Audience,
  scheduled_for: isoOrNull(row.scheduledFor),
  error: row.error,
  results: row.startedAt ? (results ?? null) : null,
  created_at: iso(row.createdAt),
  updated_at: iso(row.updatedAt),
  started_at: isoOrNull(row.startedAt),
  ended_at: isoOrNull(row.endedAt),
});

export async function presentWithResults(
  ctx: Ctx,
  row: Communication,
  slug: string,
): Promise<CommunicationWire> {
  const results = row.startedAt ? (await resultsOf(ctx.sql, [row.id])).get(row.id) : undefined;
  return presentCommunication(row, slug, results);
}
