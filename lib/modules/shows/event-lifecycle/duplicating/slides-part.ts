import { copyDecks } from "@/lib/modules/material/presentations";
import type { CopyPart } from "./copy-part";

export const slidesPart: CopyPart = {
  copy: async (ctx, { from, to, people, decks }) => {
    for (const [deck, copy] of await copyDecks(ctx, { from: from.event, to, people })) decks.set(deck, copy);
  },
};
