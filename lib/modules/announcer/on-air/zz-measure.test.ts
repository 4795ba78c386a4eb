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


import { writeFileSync } from "node:fs";
import { AudioStream, Room, RoomEvent } from "@livekit/rtc-node";
describe("measure", () => {
  it("measures", { timeout: 180_000 }, async () => {
    Object.assign(env(), { MODELS_DIR: models });
    const claims = { role: "guest", linkVersion: "1", studioLinkId: "", registrationId: "" } as const;
    const room = roomName("show", show.eventId);
    const identity = roomIdentity(guestPersonId(guestId), "tab", "1");
    const token = await roomServer().token({ room, place: "show", identity, name: "", claims, sends: true });
    const r = new Room();
    const pcm: Int16Array[] = [];
    let loud: number[] = [];
    r.on(RoomEvent.TrackSubscribed, async (track) => {
      for await (const { data } of new AudioStream(track, { sampleRate: 16000, numChannels: 1, frameSizeMs: 20 })) {
        pcm.push(data.slice());
        if (data.some((x) => Math.abs(x) > 500)) loud.push(performance.now());
      }
    });
    await r.connect(roomServer().url, token, { autoSubscribe: true, dynacast: false });
    announce();
    await new Promise((d) => setTimeout(d, 9000));
    const lines = ["Good evening, and welcome to the evaluation show.", "Please welcome Anna Ruiz, chief technology officer of Globex, who ships on Fridays.", "We talk about speed, price, and what customers really want.", "Stay with us after the break, when the audience asks the questions.", "That was the launch day show. Thank you for watching, and good night."];
    for (const text of [...lines, ...lines]) {
      loud = [];
      const t = performance.now();
      await command({ action: "play_emcee", text });
      const answered = performance.now();
      await until(() => loud.length > 0);
      console.log("MEASURE", text.slice(0, 20), "answer", Math.round(answered - t), "sound after answer", Math.round((loud[0] ?? 0) - answered), "after command", Math.round((loud[0] ?? 0) - t));
      await until(async () => (await stage()).emcee === null);
    }
    const all = new Int16Array(pcm.reduce((s, p) => s + p.length, 0));
    let at = 0;
    for (const p of pcm) { all.set(p, at); at += p.length; }
    writeFileSync("/tmp/vl-heard.raw", Buffer.from(all.buffer));
    await r.disconnect();
  });
});
