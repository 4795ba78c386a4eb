import type { Event } from "@/lib/generated/prisma/client";
import { copyReferences, newAddressToken } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";

interface Copying {
  from: Event;
  to: Event;
  /** Maps the IDs of the original show's guests to those of the copy's. */
  people: ReadonlyMap<string, string>;
}

/**
 * Copies the ready decks of a show to a new one. Their images are stored once, as long as either show needs
 * them. Each page has its own URL in each show.
 * @returns a map from the IDs of the originals to those of the copies
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
