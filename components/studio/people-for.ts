import type { StagePerson } from "@/lib/stage";
import { STAGEABLE_ROLES } from "@/lib/stage/show-roles";
import type { Desk } from "./studio-types";

/** Everybody in the room who can be on the stage, as it would show them. */
export const peopleFor = (desk: Desk): StagePerson[] =>
  desk.people.flatMap(({ identity, name, title, role, muted }) => {
    const kind = STAGEABLE_ROLES.find((stageable) => stageable === role);
    return kind ? [{ identity, name, title, kind, muted }] : [];
  });

/** What commands of this desk may name besides what is on the stage. */
export const knownFor = (desk: Desk) => ({ people: peopleFor(desk), videos: desk.prepared.videos });
