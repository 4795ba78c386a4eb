import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { readStageRow } from "@/lib/modules/stage/show-ledger";
import { sql } from "@/lib/platform/database/db";
import { startNotices } from "@/lib/platform/database/notices";
import { hibariVoice, onnxRuntime } from "@/lib/platform/models/models";
import { env } from "@/lib/platform/runtime/env";
import { log } from "@/lib/platform/runtime/log";
import { roomServer } from "@/lib/providers/room";
import { guestPersonId, roomIdentity } from "@/lib/providers/room/identity";
import { roomName } from "@/lib/providers/room/names";
import type { StageState } from "@/lib/stage";
import { childOf } from "@/test/rig/child-process";
import { startRoomServer, type TestRoomServer } from "@/test/support/livekit";
import { areModelsAvailable, LOCAL_MODELS } from "@/test/support/models";
import { refuseWrites } from "@/test/support/refuse-writes";
import { joinAsTalker } from "@/test/support/room-talker";
import { makeShow, putOnAir, sit, type TestShow } from "@/test/support/show";
import { until } from "@/test/support/until";
import { announcerOnAir } from "./announce-show";

const isThere = areModelsAvailable(onnxRuntime, hibariVoice);
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
/** Does what a process does that holds this show's announcer. */
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
  it("shows lines one by one for their reading time when there is no voice, and says so", async () => {
    await command({ action: "play_emcee", text: "Good evening." });
    await command({ action: "play_emcee", text: "Here we go." });
    announce();
    await until(async () => (await stage()).emcee?.text === "Here we go.");
    expect(await stage()).toMatchObject({ emcee_queue: [], emcee_silent: "no_voice" });
    await until(async () => (await stage()).emcee === null);
  });

  it("continues after a line whose end couldn't be written at first", async () => {
    announce();
    const warn = vi.spyOn(log(), "warn");
    onTestFinished(() => warn.mockRestore());
    await command({ action: "play_emcee", text: "Good evening." });
    await command({ action: "play_emcee", text: "Here we go." });
    const accept = await refuseWrites("stage", show.eventId, "event_id");
    await until(() => warn.mock.calls.some((call) => String(call).includes("couldn't be ended")));
    expect((await stage()).emcee?.text).toBe("Good evening.");
    await accept();
    await until(async () => (await stage()).emcee?.text === "Here we go.");
    await until(async () => (await stage()).emcee === null);
  });

  it("stops when the show is over", async () => {
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

  it("introduces a guest once when brought on stage", async () => {
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
});

describe.skipIf(!isThere)("the announcer on air with the built-in voice", () => {
  beforeEach(() => void Object.assign(env(), { MODELS_DIR: LOCAL_MODELS }));

  /** Returns a listener in the room. */
  async function listener() {
    const claims = { role: "guest", linkVersion: "1", studioLinkId: "", registrationId: "" } as const;
    const room = roomName("show", show.eventId);
    const identity = roomIdentity(guestPersonId(guestId), "tab", "1");
    const token = await roomServer().token({ room, place: "show", identity, name: "", claims, sends: true });
    return joinAsTalker(roomServer().url, token);
  }

  it("speaks a line that is heard in the room", async () => {
    const guest = await listener();
    announce();
    await command({ action: "play_emcee", text: "Good evening, and welcome to the launch." });
    await until(async () => (await stage()).emcee === null);
    expect((await stage()).emcee_silent).toBeNull();
    expect(guest.heard.length * 20).toBeGreaterThan(1_200);
    await guest.leave();
  });

  it("shows lines in an unsupported language without sound, and says so", async () => {
    const { status } = await show.byKey("PATCH", `/v1/events/${show.slug}`, { language: "de" });
    expect(status).toBe(200);
    const guest = await listener();
    announce();
    await command({ action: "play_emcee", text: "Guten Abend." });
    await until(async () => (await stage()).emcee === null);
    expect((await stage()).emcee_silent).toBe("language");
    expect(guest.heard).toEqual([]);
    await guest.leave();
  });

  it("continues with the next line after one that contains only markup", async () => {
    const guest = await listener();
    announce();
    await command({ action: "play_emcee", text: '<speak><break time="9s"/></speak>' });
    await command({ action: "play_emcee", text: "Hello <break/>everybody." });
    await until(async () => (await stage()).emcee?.text === "Hello <break/>everybody.");
    expect((await stage()).emcee_silent).toBe("failed");
    await until(async () => (await stage()).emcee === null);
    expect((await stage()).emcee_silent).toBeNull();
    expect(guest.heard).not.toEqual([]);
    await guest.leave();
  });

  it("reports a failure when its process is killed mid-line, and speaks the next line", async () => {
    const guest = await listener();
    announce();
    await command({
      action: "play_emcee",
      text: "This is a line of the announcer that takes some seconds to say.",
    });
    await until(() => guest.heard.length > 10);
    process.kill(childOf(process.pid, "room-voice-main") ?? 0, "SIGKILL");
    await until(async () => (await stage()).emcee === null);
    expect((await stage()).emcee_silent).toBe("failed");
    const before = guest.heard.length;
    await command({ action: "play_emcee", text: "And this is the next one." });
    await until(async () => (await stage()).emcee === null);
    expect((await stage()).emcee_silent).toBeNull();
    expect(guest.heard.length).toBeGreaterThan(before + 20);
    await guest.leave();
  });
});
