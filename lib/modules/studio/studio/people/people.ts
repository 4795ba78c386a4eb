import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import { guestOfPerson } from "@/lib/providers/room/identity";
import { beginningOf, type StagePerson, type StageState } from "@/lib/stage";
import { personOf } from "@/lib/stage/room-identity";
import { isStudioRole, rightsOf, STAGEABLE_ROLES, type StageableRole } from "@/lib/stage/show-roles";
import type { StudioPersonWire } from "../schema";
import { guestPerson } from "./guest-person";
import { hostPerson } from "./host-person";
import { type ConnectedPerson, connectedPeople } from "./presence";

/** The people of a show: who is in the room, and how the stage would show them. */
export interface ShowPeople {
  connected: ConnectedPerson[];
  /** Everyone in the room who may be brought on stage. */
  stageable: StagePerson[];
}

export async function readPeople(ctx: Ctx, event: Event): Promise<ShowPeople> {
  const connected = await connectedPeople(ctx, event.id);
  const stageable = connected.flatMap((person) => {
    const staged = asStagePerson(event, person);
    return staged ? { ...staged, ...person.shown } : [];
  });
  return { connected, stageable };
}

function asStagePerson(event: Event, person: ConnectedPerson): StagePerson | undefined {
  const { identity, name, guest } = person;
  const kind = stageableRole(person);
  if (!kind) return undefined;
  if (kind === "guest") return guest ? { ...guestPerson(guest), identity } : undefined;
  if (isStudioRole(kind) && !person.ownLink) return { ...hostPerson(event.host, identity, name), kind };
  const shown = beginningOf(name.trim(), 200) || rightsOf(kind).word;
  return { identity, name: shown, title: "", kind, muted: false };
}

const stageableRole = ({ role }: ConnectedPerson): StageableRole | undefined =>
  STAGEABLE_ROLES.find((stageable) => stageable === role);

/** Returns everyone on the stage, connected or not, then everyone else in the room. */
export function presentPeople(people: ShowPeople, state: StageState): StudioPersonWire[] {
  const here = new Map(people.connected.map((person) => [personOf(person.identity), person]));
  const onStage = new Set(state.stage.map(({ identity }) => personOf(identity)));
  const known = new Map(people.stageable.map((person) => [person.identity, person]));
  const waiting = people.connected.filter(({ identity }) => !onStage.has(personOf(identity)));
  return [
    ...state.stage.map((person) => wire(person, person.kind, "stage", here.get(personOf(person.identity)))),
    ...waiting.map((person) =>
      wire(known.get(person.identity) ?? offStage(person), person.role, "backstage", person),
    ),
  ];
}

/** A crew member whom the stage never shows. */
const offStage = ({ identity, name, role }: ConnectedPerson) => ({
  identity,
  name: name || rightsOf(role).word,
  title: "",
  muted: false,
});

function wire(
  person: Omit<StagePerson, "kind">,
  role: StudioPersonWire["role"],
  place: StudioPersonWire["place"],
  connection: ConnectedPerson | undefined,
): StudioPersonWire {
  return {
    identity: person.identity,
    role,
    name: person.name,
    title: person.title,
    guest_id: guestOfPerson(personOf(person.identity)) ?? null,
    place,
    connected: connection !== undefined,
    muted: person.muted,
    joined_at: connection ? iso(connection.joinedAt) : null,
    recording: connection?.recording ?? null,
  };
}
