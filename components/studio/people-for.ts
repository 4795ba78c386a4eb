import type { StagePerson } from "@/lib/stage";
import type { Desk } from "./studio-types";

/** Everybody in the room as the stage would show them. */
export const peopleFor = (desk: Desk): StagePerson[] =>
  desk.people.map(({ identity, name, title, role, muted }) => ({ identity, name, title, kind: role, muted }));
