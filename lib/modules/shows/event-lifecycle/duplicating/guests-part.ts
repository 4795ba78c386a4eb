import { addGuests, copyPortrait, readRoster } from "@/lib/modules/people/guests";
import type { CopyPart } from "./copy-part";

/** Copies the guests, but not their links or answers. */
export const guestsPart: CopyPart = {
  copy: async (ctx, { from, to, people }) => {
    const roster = await readRoster(ctx, from.event.id);
    const added = await addGuests(
      ctx,
      to,
      roster.map(({ name, title, company, intro, emcee, photo, email, extras }) => ({
        ...{ name, title, company, intro, emcee, photo, email },
        extras: extras as Record<string, unknown>,
      })),
    );
    for (const [index, guest] of roster.entries()) {
      const copy = added[index];
      if (!copy) continue;
      people.set(guest.id, copy.id);
      await copyPortrait(ctx, guest, copy);
    }
  },
};
