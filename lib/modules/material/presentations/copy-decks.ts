import type { Event } from "@/lib/generated/prisma/client";
import { copyReferences, newAddressToken } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";

interface Copying {
  from: Event;
  to: Event;
  /** Ids of the copy's guests by those of the other show's. */
  people: ReadonlyMap<string, string>;
}

/**
 * Gives a show that was just made the decks of another one, those that are ready. Their pictures are kept once, and for as long as
 * either needs them; each page has an address of its own in each show.
 * @returns the ids of the copies by those of what they were made of
 */
export async function copyDecks(ctx: Ctx, { from, to, people }: Copying): Promise<Map<string, string>> {
  const decks = await ctx.db.presentation.findMany({
    where: { eventId: from.id, state: "ready", deletedAt: null },
    include: { pages: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const copies = new Map(decks.map(({ id }) => [id, ctx.newId("prs")]));
  if (copies.size === 0) return copies;
  const idOf = (id: string): string => copies.get(id) as string;
  await ctx.db.presentation.createMany({
    data: decks.map(({ pages: _pages, ...deck }) => ({
      ...deck,
      id: idOf(deck.id),
      eventId: to.id,
      uploadId: null,
      fileId: null,
      jobId: null,
      presenter: deck.presenter === "host" ? "host" : (people.get(deck.presenter ?? "") ?? null),
      version: 1,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })),
  });
  await ctx.db.presentationPage.createMany({
    data: decks.flatMap(({ pages }) =>
      pages.map((page) => ({
        ...page,
        presentationId: idOf(page.presentationId),
        token: newAddressToken(),
      })),
    ),
  });
  await copyReferences(ctx, "presentation", copies);
  return copies;
}
