import type { Ctx } from "@/lib/operation/ctx";
import { thumbnailPath } from "./slide-address";

export interface SpeakerPage {
  number: number;
  /** Path on this site. */
  thumbnail: string;
  /** The speaker's notes for the page. */
  notes: string;
}

/** Returns the pages of a show's deck for the person who turns them. Empty if it isn't ready. */
export async function readSpeakerPages(
  ctx: Pick<Ctx, "db">,
  eventId: string,
  id: string,
): Promise<SpeakerPage[]> {
  const pages = await ctx.db.presentationPage.findMany({
    where: { presentation: { id, eventId, state: "ready", deletedAt: null } },
    orderBy: { number: "asc" },
    select: { number: true, token: true, notes: true },
  });
  return pages.map(({ number, token, notes }) => ({ number, thumbnail: thumbnailPath(token), notes }));
}
