import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readStageRow } from "@/lib/modules/show-ledger";
import { sql } from "@/lib/platform/database/db";
import { startNotices } from "@/lib/platform/database/notices";
import { folderName } from "@/lib/platform/models/model";
import { hibariVoice, onnxRuntime } from "@/lib/platform/models/models";
import { env } from "@/lib/platform/runtime/env";
import { roomServer } from "@/lib/providers/room";
import { guestPersonId, roomIdentity } from "@/lib/providers/room/identity";
import { roomName } from "@/lib/providers/room/names";
import type { StageState } from "@/lib/stage";
import { modelsCache } from "@/stack/models";
import { startRoomServer, type TestRoomServer } from "@/test/support/livekit";
import { joinAsTalker } from "@/test/support/room-talker";
import { makeShow, putOnAir, sit, type TestShow } from "@/test/support/show";
import { until } from "@/test/support/until";
import { announcerOnAir } from "./announce-show";

const models = modelsCache(process.env);
const isThere = [onnxRuntime, hibariVoice].every((model) => existsSync(join(models, folderName(model))));
const without = env().MODELS_DIR;

let show: TestShow;
let guestId: string;
let rooms: TestRoomServer;
let notices: { stop(): Promise<void> };
let over: AbortController;
let work: Promise<void> | undefined;

const stage = async (): Promise<StageState> => {
  const { stored } = await readStageRow({ sql }, show.eventId);
  if (!stored) throw new Error("no stage");
  return stored.state;
};
const command = async (body: object): Promise<void> => {
  const { status, text } = await show.byKey("POST", `/v1/events/${show.slug}/studio`, body);
  expect(status, text).toBe(200);
};
/** The same as a process does that holds this show's announcer. */
function announce(): void {
  const { signal } = over;
  work = announcerOnAir.run({ subject: show.eventId, payload: {}, signal, fence: 1 });
}

beforeAll(async () => {
  rooms = await startRoomServer(async () => undefined);
  notices = startNotices();
});
afterAll(async () => {
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
  Object.assign(env(), { MODELS_DIR: without });
});

describe("the announcer on air", () => {
  it("shows lines one after the other for as long as reading takes where there is no voice, and says so", async () => {
    await command({ action: "play_emcee", text: "Good evening." });
    await command({ action: "play_emcee", text: "Here we go." });
    announce();
    await until(async () => (await stage()).emcee?.text === "Here we go.");
    expect(await stage()).toMatchObject({ emcee_queue: [], emcee_silent: "no_voice" });
    await until(async () => (await stage()).emcee === null);
  });

  it("gives a show up that is over", async () => {
    announce();
    await show.byHost("POST", `/api/app/events/${show.slug}/live/end`, {});
    await work;
    const [row] = await sql<{ open: boolean }>(
      "",
      "SELECT wanted_until > now() AS open FROM wanted_work WHERE kind = 'announcer.say' AND subject = $1",
      [show.eventId],
    );
    expect(row?.open ?? false).toBe(false);
  });

  it("introduces a guest who is brought on, once", async () => {
    announce();
    const identity = guestPersonId(guestId);
    await command({ action: "play_emcee", text: "Hello." });
    await until(async () => (await stage()).emcee === null);
    await command({ action: "bring_on", identity });
    await until(async () => (await stage()).emcee?.text === "Please welcome Ana Ruiz!");
    await command({ action: "stop_emcee" });
    await command({ action: "send_off", identity });
    await command({ action: "bring_on", identity });
    await command({ action: "play_emcee", text: "And now the news." });
    await until(async () => (await stage()).emcee === null);
    expect((await stage()).emcee_queue).toEqual([]);
  });

  it.skipIf(!isThere)("says a line into the room, where it is heard", async () => {
    Object.assign(env(), { MODELS_DIR: models });
    const claims = { role: "guest", linkVersion: "1", studioLinkId: "", registrationId: "" } as const;
    const room = roomName("show", show.eventId);
    const identity = roomIdentity(guestPersonId(guestId), "tab", "1");
    const token = await roomServer().token({ room, place: "show", identity, name: "", claims, sends: true });
    const listener = await joinAsTalker(roomServer().url, token);
    announce();
    await command({ action: "play_emcee", text: "Good evening, and welcome to the launch." });
    await until(async () => (await stage()).emcee === null);
    expect((await stage()).emcee_silent).toBeNull();
    expect(listener.heard.length * 20).toBeGreaterThan(1_200);
    await listener.leave();
  });
});
