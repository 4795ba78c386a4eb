import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { guestPersonId } from "@/lib/providers/room/identity";
import { roomName } from "@/lib/providers/room/names";
import type { RoomParticipant } from "@/lib/providers/room/port";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";
import { applyReport } from "./presence/receive-report";

/**
 * Pages opened under an older release: they send no tab name and recognize themselves by the identity they
 * were given.
 */
let show: TestShow;
let guestId: string;
let previous: string;

const path = (rest: string) => `/api/app/events/${show.slug}/${rest}`;
const command = (body: object) => show.byKey("POST", `/v1/events/${show.slug}/studio`, body);
const stage = async () => (await show.byKey("GET", `/v1/events/${show.slug}/studio`)).json.data.stage;

const participant = (identity: string, linkVersion: string): RoomParticipant => ({
  sid: newId("PA"),
  identity,
  name: "",
  claims: { role: "guest", linkVersion, studioLinkId: "", registrationId: "" },
  hidden: false,
  canPublish: false,
  connected: true,
  joinedAt: new Date(),
  tracks: [],
});
const join = (who: RoomParticipant) =>
  applyReport({
    id: newId("EV"),
    kind: "joined",
    room: roomName("show", show.eventId),
    at: new Date(),
    participant: who,
  });

beforeAll(async () => {
  show = await makeShow({ guests: [{ name: "Ana Ruiz" }] });
  await putOnAir(show.slug);
  guestId = (await db().guest.findFirstOrThrow({ where: { eventId: show.eventId } })).id;
  await show.byKey("POST", `/v1/events/${show.slug}/guests/${guestId}/access-link`, { action: "create" });
  previous = `guest-${guestId}-1`;
});

describe("a page from a previous release", () => {
  it("gets a token for the identity it looks for on stage", async () => {
    const guest = (await (await show.byGuest(guestId))("POST", path("room/guest-token"))).json.data;
    expect(guest).toMatchObject({ identity: previous, person: guestPersonId(guestId) });
    const host = (await show.byHost("POST", path("room/host-token"))).json.data;
    expect(host).toMatchObject({ identity: show.hostIdentity, person: show.hostIdentity });
  });

  it("appears on stage under its old identity, and commands accept any of its identities", async () => {
    await join(participant(previous, "1"));
    const on = await command({ action: "bring_on", identity: guestPersonId(guestId) });
    expect(on.status, on.text).toBe(200);
    expect((await stage()).stage.map(({ identity }: { identity: string }) => identity)).toContain(previous);
    for (const identity of [guestId, guestPersonId(guestId), previous, `${guestPersonId(guestId)}.seat`]) {
      expect((await command({ action: "spotlight", identity })).status, identity).toBe(200);
      expect((await stage()).spotlight).toBe(previous);
      expect((await command({ action: "spotlight", identity: null })).status).toBe(200);
    }
    const desk = (await show.byHost("GET", path("desk"))).json.data;
    expect(desk.guests).toMatchObject([{ guest_id: guestId, connected: true, place: "stage" }]);
    const left = await (await show.byGuest(guestId))("POST", path("room/leave-stage"), {});
    expect(left.json.data.identity).toBe(previous);
    expect((await stage()).stage.map(({ identity }: { identity: string }) => identity)).not.toContain(
      previous,
    );
  });

  it("is rejected when its link isn't valid, whatever its identity says", async () => {
    for (const wrong of [
      participant(previous, "2"),
      participant(`guest-${guestId}-2`, "1"),
      participant(previous, ""),
    ]) {
      // The room server is unavailable here: removing the participant fails, and the report is requested
      // again.
      await expect(join(wrong)).rejects.toMatchObject({ name: "RoomError" });
      const row = await db().presence.findUniqueOrThrow({ where: { participantSid: wrong.sid } });
      expect(row.leftAt).toEqual(row.joinedAt);
    }
  });
});
