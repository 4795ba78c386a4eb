import type { Ctx } from "@/lib/operation/ctx";
import { thumbnailPath } from "./slide-address";

export interface SpeakerPage {
  number: number;
  /** Path on this site. */
  thumbnail: string;
  /** What the speaker wrote beside the page. */
  notes: string;
}

/** The pages of a show's deck as whoever turns them needs them; none where it cannot be shown. */
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
