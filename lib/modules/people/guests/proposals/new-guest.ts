import type { z } from "zod";
import type { FreeformGuest, NewGuestInput } from "../schema";

type StrictGuest = z.output<typeof NewGuestInput>;

/** A guest about to be added, whatever form it came in. */
export type NewGuest = Required<Omit<StrictGuest, "email">> & {
  email: string | null;
  extras: Record<string, unknown>;
};

/** A guest from the strict form. */
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

/** A guest from the free form; one without a name is called by its place on the list until somebody names it. */
export function newFreeformGuest(input: FreeformGuest, index: number): NewGuest {
  const { name, title, company, intro, emcee, photo, email, ...extras } = input;
  return {
    ...newGuest({ name: name ?? `Guest ${index + 1}`, title, company, intro, emcee, photo, email }),
    extras,
  };
}
