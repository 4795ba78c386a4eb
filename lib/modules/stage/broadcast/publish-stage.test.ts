import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readStageRow } from "@/lib/modules/stage/show-ledger";
import { db, sql } from "@/lib/platform/database/db";
import { roomServer } from "@/lib/providers/room";
import { attendeePersonId, guestPersonId, roomIdentity } from "@/lib/providers/room/identity";
import type { RoomParticipant } from "@/lib/providers/room/port";
import { seatOf } from "@/lib/stage/room-identity";
import type { ShowRole } from "@/lib/stage/show-roles";
import { makeShow, putOnAir, sit, type TestShow } from "@/test/support/show";
import { publish } from "./publish-stage";
import { syncRoom } from "./sync-room";

let show: TestShow;
let guestId: string;
let person: string;

/** Requests to the room server, in words. */
const asked: string[] = [];
/** Runs once during the calls to the room server. */
let concurrently: (() => Promise<unknown>) | undefined;

const said = () => asked.splice(0).sort();
const tabs = { one: "one".padEnd(20, "0"), two: "two".padEnd(20, "0") };
const seat = (tab: keyof typeof tabs) => roomIdentity(person, tabs[tab], "1");
const named = (identity: string) =>
  ({ [seat("one")]: "one", [seat("two")]: "two", [show.hostIdentity]: "host" })[identity] ?? identity;

async function command(body: object): Promise<void> {
  const answer = await show.byKey("POST", `/v1/events/${show.slug}/studio`, body);
  expect(answer.status, answer.text).toBe(200);
}

const chair = (of: string, held: string) =>
  db().stageSeat.upsert({
    where: { eventId_personId: { eventId: show.eventId, personId: of } },
    create: { eventId: show.eventId, personId: of, seat: held },
    update: { seat: held },
  });

beforeAll(async () => {
  show = await makeShow({ guests: [{ name: "Ana Ruiz" }] });
  await putOnAir(show.slug);
  guestId = (await db().guest.findFirstOrThrow({ where: { eventId: show.eventId } })).id;
  person = guestPersonId(guestId);
  await show.byKey("POST", `/v1/events/${show.slug}/guests/${guestId}/access-link`, { action: "create" });
  for (const tab of ["one", "two"] as const)
    await sit(show.eventId, { identity: seat(tab), role: "guest", guestId });
  await chair(person, seatOf(seat("one")));
});

beforeEach(async () => {
  const room = roomServer();
  vi.spyOn(room, "participants").mockImplementation(async () => {
    asked.push("everybody");
    return [];
  });
  vi.spyOn(room, "participant").mockImplementation(async () => {
    asked.push("somebody");
    return undefined;
  });
  vi.spyOn(room, "setSending").mockImplementation(async (_room, identity, role, sends) => {
    asked.push(`${role} ${named(identity)} ${sends ? "on" : "off"}`);
  });
  vi.spyOn(room, "send").mockImplementation(async (_room, { topic, to }) => {
    asked.push(to ? `${topic} to ${to.map(named).sort().join(" and ")}` : topic);
    const once = concurrently;
    concurrently = undefined;
    await once?.();
    return true;
  });
  await publish(show.eventId, true);
  asked.splice(0);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("publishing the stage", () => {
  it("takes one call for everyone, one for the desk and one per seat whose rights changed", async () => {
    await command({ action: "applause" });
    expect(said()).toEqual(["desk to host", "stage"]);
    await command({ action: "bring_on", identity: guestId });
    expect(said()).toEqual(["desk to host", "guest one on", "stage"]);
    await command({ action: "set_layout", layout: "duo" });
    expect(said()).toEqual(["desk to host", "stage"]);
    const taken = await (await show.byGuest(guestId))(
      "POST",
      `/api/app/events/${show.slug}/room/guest-token`,
      { tab: tabs.two, take_over: true },
    );
    expect(taken.json.data).toMatchObject({ identity: seat("two"), already_connected: false });
    expect(said()).toEqual(["desk to host", "guest one off", "guest two on", "stage"]);
    await command({ action: "mute", identity: guestId });
    expect(said()).toEqual(["desk to host", "everybody", "stage"]);
    await command({ action: "send_off", identity: guestId });
    expect(said()).toEqual(["desk to host", "guest two off", "stage"]);
  });

  it("sends the just-stored stage once, plus any newer one stored since", async () => {
    const { stored, epoch } = await readStageRow({ sql }, show.eventId);
    if (!stored) throw new Error("no stage");
    const { state } = stored;
    await publish(show.eventId, false, { state, epoch });
    expect(said()).toEqual(["desk to host", "stage"]);
    await publish(show.eventId, false, { state: { ...state, version: state.version - 1 }, epoch });
    expect(said()).toEqual(["desk to host", "stage", "stage"]);
    await publish(show.eventId, false, { state, epoch: epoch - 1 });
    expect(said()).toEqual(["desk to host", "stage", "stage"]);
  });

  it("fails when the just-stored stage doesn't reach the room, so that its job sends it", async () => {
    vi.mocked(roomServer().send).mockRejectedValueOnce(new Error("unreachable"));
    const { stored, epoch } = await readStageRow({ sql }, show.eventId);
    if (!stored) throw new Error("no stage");
    await expect(publish(show.eventId, false, { state: stored.state, epoch })).rejects.toThrow("unreachable");
  });

  it("sends the whole stage again when only a seat or an invitation changes meanwhile", async () => {
    concurrently = () => chair(person, "another");
    await publish(show.eventId, false);
    expect(said()).toEqual(["desk to host", "desk to host", "everybody", "stage", "stage"]);
    const name = "Vera";
    const made = await show.byKey("POST", `/v1/events/${show.slug}/registrations`, {
      name,
      email: "vera@example.com",
    });
    const { id } = made.json.data;
    concurrently = () =>
      db().stageInvitation.create({
        data: {
          registrationId: id,
          eventId: show.eventId,
          personId: attendeePersonId(id),
          state: "accepted",
        },
      });
    await publish(show.eventId, false);
    expect(said()).toEqual(["desk to host", "desk to host", "everybody", "stage", "stage"]);
    await publish(show.eventId, false);
    expect(said()).toEqual(["desk to host", "stage"]);
  });

  it("lets an attendee who accepted send while on stage, and stops it afterwards", async () => {
    const made = await show.byKey("POST", `/v1/events/${show.slug}/registrations`, {
      name: "Olga",
      email: "olga@example.com",
    });
    const { id } = made.json.data;
    const olga = attendeePersonId(id);
    await sit(show.eventId, { identity: `${olga}.seat`, role: "attendee", registrationId: id });
    const invitation = (state: string) =>
      db().stageInvitation.upsert({
        where: { registrationId: id },
        create: { registrationId: id, eventId: show.eventId, personId: olga, state },
        update: { state },
      });
    await publish(show.eventId, false);
    expect(said()).toEqual(["desk to host", "stage"]);
    await invitation("accepted");
    await command({ action: "bring_on", identity: olga });
    expect(said()).toEqual([`attendee ${olga}.seat on`, "desk to host", "stage"]);
    await invitation("ended");
    await publish(show.eventId, false);
    expect(said()).toEqual([`attendee ${olga}.seat off`, "desk to host", "stage"]);
  });

  it("updates a seat whose join it missed", async () => {
    await command({ action: "bring_on", identity: guestId });
    said();
    const late = `${person}.late`;
    await sit(show.eventId, { identity: late, role: "guest", guestId });
    await chair(person, "late");
    await publish(show.eventId, false);
    expect(said()).toContain(`guest ${late} on`);
    await publish(show.eventId, false);
    expect(said()).toEqual(["desk to host", "stage"]);
    await command({ action: "send_off", identity: guestId });
    expect(said()).toContain(`guest ${late} off`);
  });

  it("rechecks everyone after the watch finds rights that differ from the stored ones", async () => {
    const found: RoomParticipant = {
      sid: "PA_1",
      identity: seat("one"),
      name: "",
      claims: { role: "guest", linkVersion: "1", studioLinkId: "", registrationId: "" },
      hidden: false,
      canPublish: false,
      connected: true,
      joinedAt: new Date(),
      tracks: [],
    };
    await syncRoom(show.eventId, [found]);
    await publish(show.eventId, false);
    expect(said()).toEqual(["desk to host", "stage"]);
    await syncRoom(show.eventId, [{ ...found, canPublish: true }]);
    expect(said()).toEqual(["guest one off"]);
    await publish(show.eventId, false);
    expect(said()).toEqual(["desk to host", "everybody", "stage"]);
  });

  it("sends the desk state only to roles that may see it", async () => {
    const roles: ShowRole[] = ["co_host", "producer", "moderator", "robot"];
    for (const role of roles) await sit(show.eventId, { identity: `host-${role}`, role });
    await publish(show.eventId, true);
    expect(said()).toContain("desk to host and host-co_host and host-producer and host-robot");
  });
});
