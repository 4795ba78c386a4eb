import { db } from "@/lib/platform/database/db";
import type { Principal } from "@/lib/platform/security/principal";

const DAY_MS = 86_400_000;
/** How far back is looked, and how many are returned. */
const DAYS = 30;
const MOST = 20;

/** A recording that became ready, with what links to it. */
interface ReadyRecording {
  id: string;
  slug: string;
  /** The show's. */
  title: string;
  readyAt: string;
}

/** Returns a workspace's recordings that became ready in the past month, the latest first. */
export async function recentlyReady(
  { workspaceId, environment, scopes }: Pick<Principal, "workspaceId" | "environment" | "scopes">,
  now: Date,
): Promise<ReadyRecording[]> {
  if (!scopes.has("recordings:read")) return [];
  const since = (days: number) => ({ gte: new Date(now.getTime() - days * DAY_MS) });
  const rows = await db().recording.findMany({
    where: {
      ...{ workspaceId, environment, state: "ready", deletedAt: null, liveOnly: false },
      // Shows are over long before twice as many days; this one has an index.
      ...{ readyAt: since(DAYS), createdAt: since(2 * DAYS) },
    },
    select: { id: true, readyAt: true, event: { select: { slug: true, title: true } } },
    orderBy: [{ readyAt: "desc" }, { id: "desc" }],
    take: MOST,
  });
  return rows.map(({ id, readyAt, event }) => ({ id, ...event, readyAt: readyAt?.toISOString() ?? "" }));
}
