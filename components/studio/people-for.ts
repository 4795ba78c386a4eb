import type { StagePerson } from "@/lib/stage";
import { STAGEABLE_ROLES } from "@/lib/stage/show-roles";
import type { Desk } from "./studio-types";

/** Everyone in the room who can go on stage, as the stage would show them. */
export const peopleFor = (desk: Desk): StagePerson[] =>
  desk.people.flatMap(({ identity, name, title, role, muted }) => {
    const kind = STAGEABLE_ROLES.find((stageable) => stageable === role);
    return kind ? [{ identity, name, title, kind, muted }] : [];
  });

/** What commands from this desk may refer to, besides what is on stage. */
export const knownFor = (desk: Desk) => ({ people: peopleFor(desk), videos: desk.prepared.videos });
