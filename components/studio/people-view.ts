import type { RoomMember } from "@/lib/room/types";
import type { StageState } from "@/lib/stage";
import { isSamePerson, personOf } from "@/lib/stage/room-identity";
import { rightsOf, type ShowRole } from "@/lib/stage/show-roles";
import type { Desk, DeskGuest, DeskPlace } from "./studio-types";

/** One person as the desk shows them: stage, room and roster combined. */
export interface DeskEntry {
  identity: string;
  name: string;
  title: string;
  role: ShowRole;
  guest: DeskGuest | null;
  /** Whether they agree to be recorded. Null for crew who are never on stage, and so aren't asked. */
  recording: DeskPlace["recording"] | null;
  onStage: boolean;
  /** Muted by the desk. */
  held: boolean;
  /** Connected to the show or the backstage right now. */
  here: boolean;
  /** Their state in the room they send to; null if not connected. */
  member: RoomMember | null;
}

export interface PeopleView {
  onStage: DeskEntry[];
  backstage: DeskEntry[];
  /** In the studio, never on stage. */
  crew: DeskEntry[];
  /** On the roster, not connected. */
  away: DeskGuest[];
}

interface Rooms {
  show: readonly RoomMember[];
  backstage: readonly RoomMember[];
}

const find = (members: readonly RoomMember[], identity: string) =>
  members.find((member) => isSamePerson(member.identity, identity)) ?? null;

/** State from the room they send to; values it has not measured yet come from the other room. */
function memberIn(first: readonly RoomMember[], second: readonly RoomMember[], identity: string) {
  const [member, other] = [find(first, identity), find(second, identity)];
  if (member?.quality !== "unknown" || !other) return member ?? other;
  return { ...member, quality: other.quality };
}

/** Groups everyone by where they are. New arrivals in the room count before the desk's next update. */
export function peopleView(desk: Desk, state: StageState, rooms: Rooms): PeopleView {
  const guests = new Map(desk.event.guests.map((guest) => [guest.id, guest]));
  const places = new Map(desk.guests.map((place) => [personOf(place.identity), place]));
  const consents = new Map(desk.people.map((person) => [personOf(person.identity), person.recording]));
  const who = ({ identity, name, title }: Pick<DeskEntry, "identity" | "name" | "title">) => ({
    identity,
    name,
    title,
    guest: guests.get(places.get(personOf(identity))?.guest_id ?? "") ?? null,
    recording: places.get(personOf(identity))?.recording ?? consents.get(personOf(identity)) ?? null,
  });
  const onStage = state.stage.map(
    (person): DeskEntry => ({
      ...who(person),
      role: person.kind,
      onStage: true,
      held: person.muted,
      here: find(rooms.show, person.identity) !== null || isConnected(desk, person.identity),
      member: memberIn(rooms.show, rooms.backstage, person.identity),
    }),
  );
  const staged = new Set(onStage.map(({ identity }) => personOf(identity)));
  const known = desk.people.filter(({ identity, connected }) => connected && !staged.has(personOf(identity)));
  const offStage = known.map(
    (person): DeskEntry => ({
      ...who(person),
      role: person.role,
      onStage: false,
      held: false,
      here: true,
      member: memberIn(rooms.backstage, rooms.show, person.identity),
    }),
  );
  const backstage = offStage.filter(({ role }) => rightsOf(role).stageable);
  const crew = offStage.filter(({ role }) => !rightsOf(role).stageable);
  const present = new Set([...onStage, ...backstage].flatMap(({ guest }) => (guest ? [guest.id] : [])));
  return {
    onStage,
    backstage,
    crew,
    away: desk.event.guests.filter(({ id, accepted }) => accepted !== false && !present.has(id)),
  };
}

const isConnected = (desk: Desk, identity: string): boolean =>
  desk.people.some((person) => isSamePerson(person.identity, identity) && person.connected);
