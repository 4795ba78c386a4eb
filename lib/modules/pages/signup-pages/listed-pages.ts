import { eventLinks } from "@/lib/modules/show-basics/show-facts";
import { db } from "@/lib/platform/database/db";

/** Maximum number of URLs in one sitemap. */
const MAX = 45_000;

/**
 * Returns the signup pages that search engines may list, across all workspaces: open ones in live, unless
 * their host opted out.
 */
export async function readListedPages(): Promise<{ url: string; changed: Date }[]> {
  const closed = await db().workspace.findMany({
    where: { status: { not: "active" } },
    select: { id: true },
  });
  const events = await db().event.findMany({
    where: {
      environment: "live",
      state: { in: ["published", "live", "ended"] },
      client: { status: "active" },
      workspaceId: { notIn: closed.map(({ id }) => id) },
    },
    select: {
      ...{ id: true, slug: true, studioKeyVersion: true, updatedAt: true, signupPage: true },
      // Its page has the replay from then on.
      recordings: { where: { deletedAt: null, liveOnly: false }, select: { readyAt: true } },
    },
    orderBy: { createdAt: "desc" },
    take: MAX,
  });
  const unlisted = await readUnlisted();
  return events
    .filter(({ id }) => !unlisted.has(id))
    .map(({ recordings, updatedAt, ...event }) => ({
      url: eventLinks(event, { withKey: false }).signup_page,
      changed: latest([updatedAt, ...recordings.flatMap(({ readyAt }) => readyAt ?? [])]),
    }));
}

const latest = (times: readonly Date[]): Date => new Date(Math.max(...times.map((time) => time.getTime())));

/** Returns the shows whose published version opts out. */
async function readUnlisted(): Promise<ReadonlySet<string>> {
  const rows = await db().signupVersion.findMany({
    where: { content: { path: ["listed"], equals: false }, page: { event: { environment: "live" } } },
    select: { eventId: true, number: true, page: { select: { published: true } } },
  });
  return new Set(rows.filter(({ number, page }) => number === page.published).map(({ eventId }) => eventId));
}
