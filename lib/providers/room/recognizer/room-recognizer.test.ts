import { afterAll, beforeAll, expect, it } from "vitest";
import { env } from "@/lib/platform/runtime/env";
import { roomServer } from "@/lib/providers/room";
import { roomIdentity } from "@/lib/providers/room/identity";
import { roomName } from "@/lib/providers/room/names";
import type { ShowRole } from "@/lib/stage/show-roles";
import { startRoomServer, type TestRoomServer } from "@/test/support/livekit";
import { joinAsTalker } from "@/test/support/room-talker";
import { until } from "@/test/support/until";
import type { FromRoomRecognizer } from "./recognizer-messages";
import { joinRoomRecognizer, type RoomRecognizer } from "./room-recognizer";

const room = roomName("show", "evt_01bbbbbbbbbbbbbbbbbbbbbbbb");
const over = new AbortController();
const said: FromRoomRecognizer[] = [];
let server: TestRoomServer;
let recognizer: RoomRecognizer;
let gone: string[];

const token = (role: ShowRole, identity: string, sends: boolean): Promise<string> => {
  const claims = { role, linkVersion: "", studioLinkId: "", registrationId: "" };
  return roomServer().token({ room, place: "show", identity, name: "", claims, sends });
};
const talker = async (person: string) =>
  joinAsTalker(roomServer().url, await token("guest", roomIdentity(person, "tab", "1"), true));

beforeAll(async () => {
  server = await startRoomServer(async () => undefined);
  // Without the speech detection model, which doesn't recognize the tests' artificial speech.
  Object.assign(env(), { MODELS_DIR: "/nowhere" });
  gone = [];
  recognizer = await joinRoomRecognizer(
    { url: roomServer().url, token: await token("recorder", "captions.ears", false) },
    { signal: over.signal, take: (heard) => said.push(heard), gone: (reason) => gone.push(reason) },
  );
});
afterAll(async () => {
  over.abort();
  await server.stop();
});

it("listens to the selected people, hidden from the room, until it is stopped", async () => {
  const [ana, bo] = await Promise.all([talker("guest-gst_1"), talker("guest-gst_2")]);
  recognizer.send({ hear: ["guest-gst_1"] });
  await until(async () => {
    await Promise.all([ana.talk(800, 700), bo.talk(800, 700)]);
    return said.length > 0;
  });
  recognizer.send({ hear: ["guest-gst_2"] });
  const before = said.length;
  await until(async () => {
    await Promise.all([ana.talk(800, 700), bo.talk(800, 700)]);
    return said.slice(before).some(({ person }) => person === "guest-gst_2");
  });
  expect(said[0]).toMatchObject({ person: "guest-gst_1" });
  const [first] = said;
  expect((first?.endedAt ?? 0) - (first?.startedAt ?? 0)).toBeGreaterThan(400);
  expect(first?.samples.some((sample) => Math.abs(sample) > 1_000)).toBe(true);
  const seen = (await roomServer().participants(room)).find(({ identity }) => identity === "captions.ears");
  expect(seen).toMatchObject({ hidden: true, canPublish: false });
  over.abort();
  await until(() => gone.length === 1);
  await Promise.all([ana.leave(), bo.leave()]);
});
