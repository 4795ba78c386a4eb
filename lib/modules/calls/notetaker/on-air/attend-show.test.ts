import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db, sql } from "@/lib/platform/database/db";
import { startNotices } from "@/lib/platform/database/notices";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { roomServer } from "@/lib/providers/room";
import { guestPersonId, roomIdentity } from "@/lib/providers/room/identity";
import { roomName } from "@/lib/providers/room/names";
import { api } from "@/test/support/api";
import { startRoomServer, type TestRoomServer } from "@/test/support/livekit";
import { joinAsTalker } from "@/test/support/room-talker";
import { makeShow, putOnAir, sit, type TestShow } from "@/test/support/show";
import { until } from "@/test/support/until";
import { ALONE_MS, LOBBY_MS } from "../states/next-move";
import { notetakerOnAir } from "./attend-show";

let show: TestShow;
let rooms: TestRoomServer;
let notices: { stop(): Promise<void> };
/** Transcribes everything as the same words. */
let endpoint: Server;
/** How often it was asked, and when it answers. */
let asked = 0;
let answering = Promise.resolve();
let over: AbortController;
let work: Promise<void> | undefined;
let id: string;
let guestId: string;
let ana: string;

const app = (rest: string) => `/api/app/events/${show.slug}/${rest}`;
const bot = () => db().notetaker.findUniqueOrThrow({ where: { id } });
const reaches = (state: string) => until(async () => (await bot()).state === state);
const lines = () =>
  db().notetakerLine.findMany({ where: { notetakerId: id }, orderBy: { startedAt: "asc" } });
const decide = async (decision: string) => {
  const answer = await show.byHost("POST", app("studio/notetaker"), { decision });
  expect(answer.status, answer.text).toBe(200);
};
const seat = async () =>
  (await roomServer().participants(roomName("show", show.eventId))).find(
    ({ identity }) => identity === "notetaker.seat",
  );

/** Does what a process does that holds this show's notetaker. */
function attend(): void {
  work = notetakerOnAir.run({ subject: show.eventId, payload: {}, signal: over.signal, fence: 1 });
}

async function guestInRoom() {
  const claims = { role: "guest", linkVersion: "1", studioLinkId: "", registrationId: "" } as const;
  const identity = roomIdentity(ana, "tab", "1");
  const room = roomName("show", show.eventId);
  const token = await roomServer().token({ room, place: "show", identity, name: "", claims, sends: true });
  return joinAsTalker(roomServer().url, token);
}

const answers = (agrees: boolean) =>
  db().recordingAnswer.create({
    data: {
      ...{ id: newId("ran"), eventId: show.eventId, personId: ana, agrees, textVersion: 2 },
      answeredAt: new Date(),
    },
  });

/** Sends the notetaker into the show on air, and admits it. */
async function admitted(): Promise<void> {
  attend();
  await reaches("waiting");
  await decide("admit");
  await until(async () => (await seat())?.connected === true);
}

beforeAll(async () => {
  rooms = await startRoomServer(async () => undefined);
  notices = startNotices();
  endpoint = createServer((request, response) => {
    request.resume().on("end", () => {
      asked += 1;
      const answer = () => response.end(JSON.stringify({ text: "We ship on Friday." }));
      void answering.then(answer, answer);
    });
  });
  await new Promise<void>((resolve) => endpoint.listen(0, "127.0.0.1", resolve));
  // Without the speech detection model, because the tests' babble isn't speech.
  const STT_BASE_URL = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1`;
  Object.assign(env(), { STT_BASE_URL, MODELS_DIR: "/nowhere" });
});
afterAll(async () => {
  endpoint.close();
  await notices.stop();
  await rooms.stop();
});
beforeEach(async () => {
  over = new AbortController();
  show = await makeShow({ guests: [{ name: "Ana Ruiz" }] });
  await show.byKey("PATCH", `/v1/events/${show.slug}`, { watch: { captions: false } });
  guestId = (await show.byKey("GET", `/v1/events/${show.slug}/guests`)).json.data[0].id;
  ana = guestPersonId(guestId);
  await sit(show.eventId, { identity: roomIdentity(ana, "tab", "1"), role: "guest", guestId });
  await putOnAir(show.slug);
  const sent = await api("POST", "/api/v1/calls/bot", {
    key: await show.workspace.callKey(),
    body: { meeting_url: `${env().PUBLIC_URL}/studio/${show.slug}` },
  });
  expect(sent.status, sent.text).toBe(201);
  id = sent.json.data.id;
});
afterEach(async () => {
  over.abort();
  await work;
});

describe("a notetaker on air", () => {
  it("isn't in the room before the host admits it, then everyone sees it by name", async () => {
    attend();
    await reaches("waiting");
    expect(await seat()).toBeUndefined();
    await decide("admit");
    await until(async () => (await seat())?.connected === true);
    const seen = await seat();
    expect(seen).toMatchObject({ hidden: false, canPublish: false });
    expect(seen?.name).toMatch(/^Notetaker \(/);
    await decide("remove");
    await until(async () => (await seat()) === undefined);
    await work;
    expect(await bot()).toMatchObject({ state: "leaving", subCode: "removed_by", removedByRole: "host" });
  });

  it("writes down who said what, and nothing of someone who declines to be recorded", async () => {
    await answers(true);
    await show.byKey("POST", `/v1/events/${show.slug}/studio`, { action: "bring_on", identity: ana });
    await admitted();
    const talker = await guestInRoom();
    await until(async () => {
      await talker.talk(800, 700);
      return (await lines()).length > 0;
    });
    expect((await lines())[0]).toMatchObject({ personId: ana, name: "Ana Ruiz", text: "We ship on Friday." });

    await answers(false);
    await talker.talk(800, 1_500);
    const before = (await lines()).length;
    for (let round = 0; round < 3; round += 1) await talker.talk(800, 700);
    expect((await lines()).length).toBe(before);
    await talker.leave();
  });

  it("stays for the words that are still being transcribed when it leaves", async () => {
    await answers(true);
    await show.byKey("POST", `/v1/events/${show.slug}/studio`, { action: "bring_on", identity: ana });
    await admitted();
    const before = asked;
    const answer = Promise.withResolvers<void>();
    answering = answer.promise;
    const talker = await guestInRoom();
    await until(async () => {
      await talker.talk(800, 700);
      return asked > before;
    });
    let isOver = false;
    work = work?.then(() => {
      isOver = true;
    });
    await decide("remove");
    await until(async () => (await seat()) === undefined);
    expect(await lines()).toEqual([]);
    expect(isOver).toBe(false);
    answer.resolve();
    await work;
    expect((await lines())[0]).toMatchObject({ personId: ana, text: "We ship on Friday." });
    await talker.leave();
  });

  it("writes nothing down of a guest who is erased while it's transcribed", async () => {
    await answers(true);
    await show.byKey("POST", `/v1/events/${show.slug}/studio`, { action: "bring_on", identity: ana });
    await admitted();
    const before = asked;
    const answer = Promise.withResolvers<void>();
    answering = answer.promise;
    const talker = await guestInRoom();
    await until(async () => {
      await talker.talk(800, 700);
      return asked > before;
    });
    await db().guest.update({ where: { id: guestId }, data: { deletedAt: new Date(), name: "" } });
    await decide("remove");
    answer.resolve();
    await work;
    expect(await lines()).toEqual([]);
    await talker.leave();
  });

  it("leaves transcribing to the captions while they are on", async () => {
    await answers(true);
    await show.byKey("POST", `/v1/events/${show.slug}/studio`, { action: "bring_on", identity: ana });
    await sql("", "INSERT INTO show_captions (event_id, state) VALUES ($1, 'on')", [show.eventId]);
    await admitted();
    const talker = await guestInRoom();
    for (let round = 0; round < 3; round += 1) await talker.talk(800, 700);
    expect(await lines()).toEqual([]);
    await sql("", "UPDATE show_captions SET state = 'off' WHERE event_id = $1", [show.eventId]);
    await until(async () => {
      await talker.talk(800, 700);
      return (await lines()).length > 0;
    });
    await talker.leave();
  });

  it("gives up when no one admits it for five minutes", async () => {
    attend();
    await reaches("waiting");
    await db().notetaker.update({ where: { id }, data: { askedAt: new Date(Date.now() - LOBBY_MS) } });
    await reaches("failed");
    expect(await bot()).toMatchObject({ subCode: "lobby_timeout" });
    await work;
  });

  it("leaves after a minute alone", async () => {
    await admitted();
    await sql("", "UPDATE presence SET left_at = now() WHERE event_id = $1", [show.eventId]);
    await until(async () => (await bot()).aloneSince !== null);
    expect((await bot()).state).toBe("in_call");
    await db().notetaker.update({ where: { id }, data: { aloneSince: new Date(Date.now() - ALONE_MS) } });
    await reaches("leaving");
    expect(await bot()).toMatchObject({ subCode: "empty_room" });
  });

  it("leaves at the end of the show, and its task with it", async () => {
    await admitted();
    await show.byHost("POST", app("live/end"), {});
    await work;
    expect(await bot()).toMatchObject({ state: "leaving", subCode: "ended" });
    // Its process leaves the room on its own.
    await until(async () => (await seat()) === undefined);
    const [row] = await sql<{ open: boolean }>(
      "",
      "SELECT COALESCE(wanted_until > now(), true) AS open FROM wanted_work WHERE kind = 'notetaker.attend' AND subject = $1",
      [show.eventId],
    );
    expect(row?.open ?? false).toBe(false);
  });
});
