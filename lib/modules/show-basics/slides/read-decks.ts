import type { Ctx } from "@/lib/operation/ctx";
import type { PresentationInfo } from "@/lib/stage";
import { slidePath } from "./slide-address";

/** Shown where a page's picture is not; the state of a stage is sent whole, and a deck has up to 200 of them. */
const MAX_TITLE = 80;

/** Decks of a show as its stage takes them over: those of these ids that can be shown. */
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
