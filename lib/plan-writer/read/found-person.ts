import type { Outline } from "../outline";

export type Person = Outline["people"][number];

export type PersonRole = Person["role"];

/** A person as found in one place of the brief. */
export interface FoundPerson extends Omit<Person, "guest_id"> {
  at: number;
}
