import type { Event, Guest } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import { readGuestIdentity } from "@/lib/providers/room/identity";
import type { StagePerson, StageState } from "@/lib/stage";
import { readRoster } from "../guests";
import { guestPerson } from "./guest-person";
import { hostPerson } from "./host-person";
import { type ConnectedSpeaker, connectedSpeakers } from "./presence";
import type { StudioPersonWire } from "./schema";

/** The people of a show: who is in the room, and as what the stage would show them. */
export interface ShowPeople {
  connected: ConnectedSpeaker[];
  /** Everyone in the room who may be brought on. */
  stageable: StagePerson[];
  roster: Guest[];
}

/** Reads who is in the room. One query after the other: inside a mutation there is one connection. */
export async function readPeople(ctx: Ctx, event: Event): Promise<ShowPeople> {
  const present = await connectedSpeakers(ctx, event.id);
  const roster = await readRoster(ctx, event.id);
  const guests = new Map(roster.map((guest) => [guest.id, guest]));
  const stageable = present.flatMap((person): StagePerson[] => {
    if (person.role === "host") return [hostPerson(event.host, person.identity, person.name)];
    const guest = person.guest_id === null ? undefined : guests.get(person.guest_id);
    const known = guest && guestPerson(guest);
    // A connection that came by an older link is on its way out.
    return known?.identity === person.identity ? [known] : [];
  });
  return { connected: present, stageable, roster };
}

/** Everyone on the stage, connected or not, then everyone else in the room. */
export function presentPeople(people: ShowPeople, state: StageState): StudioPersonWire[] {
  const joined = new Map(people.connected.map((person) => [person.identity, person.joined_at]));
  const onStage = new Set(state.stage.map(({ identity }) => identity));
  const waiting = people.stageable.filter(({ identity }) => !onStage.has(identity));
  const wire = (person: StagePerson, place: StudioPersonWire["place"]): StudioPersonWire => {
    const at = joined.get(person.identity);
    return {
      identity: person.identity,
      role: person.kind,
      name: person.name,
      title: person.title,
      guest_id: readGuestIdentity(person.identity)?.guestId ?? null,
      place,
      connected: at !== undefined,
      muted: person.muted,
      joined_at: at ? iso(at) : null,
    };
  };
  return [
    ...state.stage.map((person) => wire(person, "stage")),
    ...waiting.map((person) => wire(person, "backstage")),
  ];
}
