import type { z } from "zod";
import type { FreeformGuest, NewGuestInput } from "../schema";

type StrictGuest = z.output<typeof NewGuestInput>;

/** A guest about to be added, from any form of input. */
export type NewGuest = Required<Omit<StrictGuest, "email">> & {
  email: string | null;
  extras: Record<string, unknown>;
};

/** Returns a guest from the strict form. */
export function newGuest(input: StrictGuest): NewGuest {
  return {
    name: input.name,
    title: input.title ?? "",
    company: input.company ?? "",
    intro: input.intro ?? "",
    emcee: input.emcee ?? "",
    photo: input.photo ?? "",
    email: input.email ?? null,
    extras: {},
  };
}

/** Returns a guest from the free form. Without a name, it is named by its position in the list. */
export function newFreeformGuest(input: FreeformGuest, index: number): NewGuest {
  const { name, title, company, intro, emcee, photo, email, ...extras } = input;
  return {
    ...newGuest({ name: name ?? `Guest ${index + 1}`, title, company, intro, emcee, photo, email }),
    extras,
  };
}
