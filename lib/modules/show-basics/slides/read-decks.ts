import type { Ctx } from "@/lib/operation/ctx";
import type { PresentationInfo } from "@/lib/stage";
import { slidePath } from "./slide-address";

/**
 * Shown if a page has no image. Limited, because the stage's state is sent as a whole and a deck has up to
 * 200 pages.
 */
const MAX_TITLE = 80;

/** Returns decks for a show's stage: the ready ones among these IDs. */
export async function readDecks(
  ctx: Pick<Ctx, "db">,
  eventId: string,
  ids: readonly string[],
): Promise<PresentationInfo[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db.presentation.findMany({
    where: { eventId, id: { in: [...new Set(ids)] }, state: "ready", deletedAt: null },
    include: {
      pages: { orderBy: { number: "asc" }, select: { number: true, title: true, token: true } },
    },
  });
  return rows.map(({ id, pages }) => ({
    id,
    page_count: pages.length,
    pages: pages.map(({ number, title, token }) => ({
      number,
      title: title.slice(0, MAX_TITLE),
      lines: [],
      image: slidePath(token),
    })),
  }));
}
