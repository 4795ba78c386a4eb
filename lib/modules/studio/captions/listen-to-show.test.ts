import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sql } from "@/lib/platform/database/db";
import { startNotices } from "@/lib/platform/database/notices";
import { env } from "@/lib/platform/runtime/env";
import { roomServer } from "@/lib/providers/room";
import { guestPersonId, roomIdentity } from "@/lib/providers/room/identity";
import { roomName } from "@/lib/providers/room/names";
import { childOf } from "@/test/rig/child-process";
import { startRoomServer, type TestRoomServer } from "@/test/support/livekit";
import { joinAsTalker } from "@/test/support/room-talker";
import { makeShow, putOnAir, sit, type TestShow } from "@/test/support/show";
import { until } from "@/test/support/until";
import { captionsOnAir } from "./listen-to-show";

let show: TestShow;
let rooms: TestRoomServer;
let notices: { stop(): Promise<void> };
/** Transcribes everything as the same words. The tests are about whose speech is transcribed. */
let endpoint: Server;
/** If true, it closes its connections without an answer. */
let isBroken = false;
let over: AbortController;
let work: Promise<void> | undefined;
let guestId: string;

const command = async (body: object): Promise<void> => {
  const { status, text } = await show.byKey("POST", `/v1/events/${show.slug}/studio`, body);
  expect(status, text).toBe(200);
};
const lines = () =>
  sql<{ person: string; name: string; text: string; seq: number | null }>(
    "",
    "SELECT person_id AS person, name, text, seq FROM caption_line WHERE event_id = $1 ORDER BY started_at",
    [show.eventId],
  );
const feed = async (): Promise<{ type: string; line?: object; captioning?: object }[]> =>
  (await show.byKey("GET", `/v1/events/${show.slug}/feed?after=1`)).json.data.messages;

async function guestInRoom() {
  const claims = { role: "guest", linkVersion: "1", studioLinkId: "", registrationId: "" } as const;
  const identity = roomIdentity(guestPersonId(guestId), "tab", "1");
  const room = roomName("show", show.eventId);
  const token = await roomServer().token({ room, place: "show", identity, name: "", claims, sends: true });
  return joinAsTalker(roomServer().url, token);
}

/** Does what a process does that holds this show's captions. */
function listen(): void {
  work = captionsOnAir.run({ subject: show.eventId, payload: {}, signal: over.signal, fence: 1 });
}

beforeAll(async () => {
  rooms = await startRoomServer(async () => undefined);
  notices = startNotices();
  endpoint = createServer((request, response) => {
    request.resume().on("end", () => {
      if (isBroken) request.socket.destroy();
      else response.end(JSON.stringify({ text: "Hello from Anna Rueez." }));
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
  guestId = (await show.byKey("GET", `/v1/events/${show.slug}/guests`)).json.data[0].id;
  await sit(show.eventId, {
    identity: roomIdentity(guestPersonId(guestId), "tab", "1"),
    role: "guest",
    guestId,
  });
  await putOnAir(show.slug);
});
afterEach(async () => {
  over.abort();
  await work;
});

describe("captions on air", () => {
  it("cover the people on stage, with their names, and no one who has left it", async () => {
    const ana = guestPersonId(guestId);
    await command({ action: "bring_on", identity: ana });
    const talker = await guestInRoom();
    listen();
    await until(async () => {
      await talker.talk(800, 700);
      return (await lines()).some(({ seq }) => seq !== null);
    });
    for (const line of await lines())
      expect(line).toMatchObject({ person: ana, name: "Ana Ruiz", text: "Hello from Ana Ruiz." });
    const told = await feed();
    expect(told.find(({ type }) => type === "captioning")?.captioning).toEqual({ state: "on", reason: null });
    expect(told.find(({ type }) => type === "caption")?.line).toMatchObject({ speaker: "Ana Ruiz" });

    await command({ action: "send_off", identity: ana });
    const before = (await lines()).length;
    await talker.talk(800, 1_500);
    expect(await lines()).toHaveLength(before);
    await talker.leave();
  });

  it("resume after the recogniser fails and the listening process is killed mid-show", async () => {
    const ana = guestPersonId(guestId);
    await command({ action: "bring_on", identity: ana });
    const talker = await guestInRoom();
    const talkUntil = (more: number) =>
      until(async () => {
        await talker.talk(800, 700);
        return (await lines()).length >= more;
      });
    listen();
    await talkUntil(1);

    isBroken = true;
    const before = (await lines()).length;
    await talker.talk(800, 1_500);
    expect((await lines()).length).toBeLessThanOrEqual(before + 1);
    isBroken = false;
    await talkUntil(before + 2);

    process.kill(childOf(process.pid, "room-recognizer-main") ?? 0, "SIGKILL");
    const then = (await lines()).length;
    await talkUntil(then + 2);
    expect(work).toBeDefined();
    await talker.leave();
  });

  it("stop listening once everyone has left the room, and start again when someone returns", async () => {
    await command({ action: "bring_on", identity: guestPersonId(guestId) });
    const talker = await guestInRoom();
    const isListening = async () =>
      (await roomServer().participants(roomName("show", show.eventId))).some(
        ({ identity }) => identity === "captions.ears",
      );
    listen();
    await until(isListening);
    await sql("", "UPDATE presence SET left_at = now() WHERE event_id = $1", [show.eventId]);
    await until(async () => !(await isListening()));
    await sql("", "UPDATE presence SET left_at = NULL WHERE event_id = $1", [show.eventId]);
    await until(isListening);
    await talker.leave();
  });

  it("stay off when captions are disabled, and stop when the show is over", async () => {
    await show.byKey("PATCH", `/v1/events/${show.slug}`, { watch: { captions: false } });
    listen();
    await until(async () => {
      const [row] = await sql<{ state: string }>("", "SELECT state FROM show_captions WHERE event_id = $1", [
        show.eventId,
      ]);
      return row?.state === "off";
    });
    await show.byHost("POST", `/api/app/events/${show.slug}/live/end`, {});
    await work;
    expect(await lines()).toEqual([]);
  });
});
