import { describe, expect, it } from "vitest";
import type { RoomMember } from "@/lib/room/types";
import { initialState, type StagePerson } from "@/lib/stage";
import { peopleView } from "./people-view";
import type { Desk } from "./studio-types";

const person = (identity: string, name: string): StagePerson => ({
  identity,
  name,
  title: "",
  kind: "guest",
  muted: false,
});

const member = (identity: string, more: Partial<RoomMember> = {}): RoomMember => ({
  identity,
  name: "",
  me: false,
  camera: true,
  microphone: true,
  screen: false,
  quality: "good",
  ...more,
});

const waiting = (identity: string, name: string, connected = true) => ({
  ...person(identity, name),
  role: "guest" as const,
  guest_id: identity,
  place: "backstage" as const,
  connected,
  joined_at: null,
  recording: null,
});

const desk = {
  event: {
    guests: [{ id: "a" }, { id: "b" }, { id: "c", accepted: true }, { id: "only-named", accepted: false }],
  },
  guests: ["a", "b", "c"].map((id) => ({ guest_id: id, identity: `guest-${id}-1` })),
  people: [waiting("guest-a-1", "Ana"), waiting("guest-b-1", "Ben")],
} as unknown as Desk;

describe("peopleView", () => {
  it("lists everyone once, by where they are", () => {
    const state = { ...initialState(), stage: [person("guest-a-1", "Ana")] };
    const view = peopleView(desk, state, { show: [member("guest-a-1")], backstage: [member("guest-b-1")] });
    expect(view.onStage.map(({ name }) => name)).toEqual(["Ana"]);
    expect(view.backstage.map(({ name }) => name)).toEqual(["Ben"]);
    expect(view.away.map(({ id }) => id)).toEqual(["c"]);
  });

  it("shows when someone on stage has lost the connection", () => {
    const state = { ...initialState(), stage: [person("guest-c-1", "Cem")] };
    const [cem] = peopleView(desk, state, { show: [], backstage: [] }).onStage;
    expect(cem).toMatchObject({ here: false, member: null });
  });

  it("uses the connection quality from the other room until it's measured", () => {
    const state = { ...initialState(), stage: [person("guest-a-1", "Ana")] };
    const rooms = { show: [member("guest-a-1", { quality: "unknown" })], backstage: [member("guest-a-1")] };
    expect(peopleView(desk, state, rooms).onStage[0]?.member?.quality).toBe("good");
  });
});
