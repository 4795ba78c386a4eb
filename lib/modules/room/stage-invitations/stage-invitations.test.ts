import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { attendeePersonId, roomIdentity } from "@/lib/providers/room/identity";
import { personOf } from "@/lib/stage/room-identity";
import type { ApiAnswer } from "@/test/support/api";
import { makeShow, putOnAir, sit, type TestShow } from "@/test/support/show";

type Call = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>;

let show: TestShow;
let id: string;
let identity: string;
let vera: Call;

const TAB = "veras-tab".padEnd(16, "0").replace("-", "0");
const path = (rest: string) => `/api/app/events/${show.slug}/${rest}`;
const invitations = () => `/v1/events/${show.slug}/stage-invitations`;
const invite = (who = identity) => show.byHost("POST", invitations(), { identity: who });
const sendBack = (who = identity) => show.byHost("DELETE", `${invitations()}/${who}`);
const asked = async () => (await show.byKey("GET", invitations())).json.data;
const mine = async () => (await vera("GET", path("stage-invitation"))).json.data;
const answer = (given: "accept" | "decline", version: number) =>
  vera("POST", path("stage-invitation/answer"), { answer: given, version, tab: TAB });
const bringOn = (who = identity) =>
  show.byKey("POST", `/v1/events/${show.slug}/studio`, { action: "bring_on", identity: who });
const studio = async () => (await show.byKey("GET", `/v1/events/${show.slug}/studio`)).json.data;
const staged = async (): Promise<string[]> =>
  (await studio()).stage.stage.map((person: { identity: string }) => person.identity);

async function register(name: string): Promise<string> {
  const email = `${name.toLowerCase()}@example.com`;
  const made = await show.byKey("POST", `/v1/events/${show.slug}/registrations`, { name, email });
  return made.json.data.id;
}

beforeEach(async () => {
  show = await makeShow({ plan: false });
  await putOnAir(show.slug);
  id = await register("Vera");
  identity = attendeePersonId(id);
  vera = await show.byAttendee(id);
  await sit(show.eventId, {
    identity: roomIdentity(identity, TAB, "1"),
    role: "attendee",
    registrationId: id,
  });
});

describe("an attendee", () => {
  it("is invited, accepts, is brought on stage under their name and sent back", async () => {
    const watching = (await show.byHost("GET", path("audience"))).json.data;
    expect(watching).toEqual({
      attendees: [{ identity, name: "Vera", invitation: null, on_stage: false }],
      watching: 1,
    });
    expect((await invite()).json.data).toEqual({ identity, name: "Vera", state: "invited", version: 1 });
    expect(await mine()).toMatchObject({ state: "invited", version: 1, name: "Vera", on_stage: false });
    expect(await asked()).toMatchObject([{ identity, state: "invited", on_stage: false, answered_at: null }]);
    // No one is brought on stage without accepting.
    expect((await bringOn()).json.error.fields).toEqual({ identity: "not_found" });
    expect((await answer("accept", 1)).json.data).toMatchObject({ state: "accepted" });
    const ready = (await studio()).people.find((one: { identity: string }) => one.identity === identity);
    expect(ready).toMatchObject({ role: "attendee", name: "Vera", place: "backstage", connected: true });
    const on = await bringOn();
    expect(on.status, on.text).toBe(200);
    const person = (await studio()).stage.stage.find(
      (one: { identity: string }) => one.identity === identity,
    );
    expect(person).toEqual({ identity, name: "Vera", title: "", kind: "attendee", muted: false });
    expect(await mine()).toMatchObject({ state: "accepted", on_stage: true });
    expect(await asked()).toMatchObject([
      { state: "accepted", on_stage: true, answered_at: expect.any(String) },
    ]);
    expect((await studio()).viewers).toBe(1);

    expect((await sendBack()).json.data).toMatchObject({ state: "ended" });
    expect(await staged()).not.toContain(identity);
    expect(await mine()).toMatchObject({ state: "ended", on_stage: false });
    expect((await bringOn()).json.error.fields).toEqual({ identity: "not_found" });
    expect((await sendBack()).json.data).toMatchObject({ state: "ended" });
    const jobs = await db().job.findMany({ where: { subject: show.eventId, kind: "room.invitation" } });
    expect(jobs.map(({ payload }) => payload)).toEqual(
      Array.from({ length: 3 }, () => ({ event_id: show.eventId, identity })),
    );
  });

  it("is asked about recording per invitation, and bringing them on stage warns until they agree", async () => {
    const warned = async () => (await bringOn()).json.data.warnings;
    await invite();
    await answer("accept", 1);
    expect(await warned()).toEqual([
      {
        code: "recording_not_agreed",
        identity,
        video_id: null,
        message: expect.stringContaining("Vera hasn't agreed to be recorded"),
      },
    ]);
    await sendBack();
    await invite();
    const body = { answer: "accept", version: 2, tab: TAB, agrees_to_recording: true };
    expect(await mine()).toMatchObject({ agrees_to_recording: false });
    expect((await vera("POST", path("stage-invitation/answer"), body)).json.data).toMatchObject({
      agrees_to_recording: true,
    });
    expect(await mine()).toMatchObject({ agrees_to_recording: true });
    const [ready] = (await studio()).people.filter((one: { identity: string }) => one.identity === identity);
    expect(ready.recording).toBe("given");
    expect(await warned()).toEqual([]);
    const told = await show.byKey("POST", `/v1/events/${show.slug}/studio`, {
      action: "set_layout",
      layout: "duo",
    });
    expect(told.json.data.warnings).toEqual([]);
  });

  it("can decline, before or while on stage, and be invited again", async () => {
    await invite();
    expect((await answer("decline", 1)).json.data).toMatchObject({ state: "declined" });
    expect((await answer("accept", 1)).json.error).toMatchObject({
      code: "version_conflict",
      fields: { status: "declined" },
    });
    expect((await invite()).json.data).toMatchObject({ state: "invited", version: 2 });
    // An answer to the previous consent question doesn't answer this one.
    expect((await answer("accept", 1)).status).toBe(409);
    await answer("accept", 2);
    await bringOn();
    expect(await staged()).toContain(identity);
    expect((await answer("decline", 2)).json.data).toMatchObject({ state: "declined", on_stage: false });
    expect(await staged()).not.toContain(identity);
  });

  it("can't answer a missing or withdrawn invitation", async () => {
    expect((await answer("accept", 1)).json.error).toMatchObject({ fields: { status: "none" } });
    await invite();
    await sendBack();
    expect((await answer("accept", 1)).json.error).toMatchObject({ fields: { status: "ended" } });
    expect((await answer("decline", 1)).status).toBe(409);
    expect(await db().stageSeat.count({ where: { eventId: show.eventId, personId: identity } })).toBe(0);
  });

  it("is invited once, however often the host clicks, also by registration id", async () => {
    const answers = await Promise.all([invite(), invite(), invite(id)]);
    expect(answers.map(({ json }) => json.data)).toEqual(
      answers.map(() => ({ identity, name: "Vera", state: "invited", version: 1 })),
    );
  });
});

describe("who can be invited", () => {
  it("is a registered attendee watching the live show right now", async () => {
    const away = await register("Olaf");
    const unknown = { code: "validation_error", fields: { identity: "not_found" } };
    expect((await invite(attendeePersonId(away))).json.error).toMatchObject(unknown);
    for (const none of ["nobody", "v-0123456789012345678901", show.hostIdentity, "reg_unknown"])
      expect((await invite(none)).json.error, none).toMatchObject(unknown);
    const other = await makeShow({ plan: false });
    const foreign = await other.byHost("POST", `/v1/events/${other.slug}/stage-invitations`, {
      identity,
    });
    expect(foreign.json.error.code).toBe("not_live");
    await putOnAir(other.slug);
    const stranger = await other.byHost("POST", `/v1/events/${other.slug}/stage-invitations`, {
      identity,
    });
    expect(stranger.json.error).toMatchObject(unknown);
    await db().registration.update({ where: { id }, data: { state: "cancelled" } });
    expect((await invite()).json.error).toMatchObject(unknown);
  });

  it("is found by name, including special characters", async () => {
    for (const name of ["100%", "a_b", "back\\slash"]) {
      const email = `${Math.random()}@example.com`;
      const made = await show.byKey("POST", `/v1/events/${show.slug}/registrations`, { name, email });
      const person = attendeePersonId(made.json.data.id);
      await sit(show.eventId, {
        identity: `${person}.s`,
        role: "attendee",
        registrationId: made.json.data.id,
      });
    }
    const find = async (q: string) => {
      const found = await show.byHost("GET", `${path("audience")}?q=${encodeURIComponent(q)}`);
      return found.json.data.attendees.map(({ name }: { name: string }) => name);
    };
    expect(await find("VER")).toEqual(["Vera"]);
    expect(await find("%")).toEqual(["100%"]);
    expect(await find("_")).toEqual(["a_b"]);
    expect(await find("\\")).toEqual(["back\\slash"]);
    expect(await find("")).toHaveLength(4);
  });

  it("is visible only to the studio", async () => {
    for (const [method, rest, body] of [["GET", "audience", undefined]] as const)
      expect((await vera(method, path(rest), body)).status).toBe(401);
    expect((await vera("POST", invitations(), { identity })).status).toBe(401);
    expect((await vera("DELETE", `${invitations()}/${identity}`)).status).toBe(401);
    expect((await vera("GET", invitations())).status).toBe(401);
  });
});

describe("an attendee's token", () => {
  it("never reveals who they are, and allows sending only while they are on stage", async () => {
    const token = async () => (await vera("POST", path("room/viewer-token"), { tab: TAB })).json.data;
    const video = (jwt: string) => JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString());
    const before = await token();
    expect(before).toMatchObject({ person: identity, role: "attendee", backstage: null, asked_on: false });
    expect(personOf(before.identity)).toBe(identity);
    expect(JSON.stringify([before, video(before.token)])).not.toContain(id.slice(4));
    expect(video(before.token).video).toMatchObject({ canPublish: false, hidden: true });
    await invite();
    expect(video((await token()).token).video).toMatchObject({ canPublish: false, hidden: true });
    await answer("accept", 1);
    expect(await token()).toMatchObject({ asked_on: true, on_stage: false });
    expect(video((await token()).token).video).toMatchObject({ canPublish: false, hidden: true });
    await bringOn();
    expect(video((await token()).token).video).toMatchObject({ canPublish: true, hidden: false });
    const other = (await vera("POST", path("room/viewer-token"), { tab: "0123456789abcdef" })).json.data;
    expect(video(other.token).video).toMatchObject({ canPublish: false, hidden: true });
    await sendBack();
    expect(video((await token()).token).video).toMatchObject({ canPublish: false, hidden: true });
  });
});
