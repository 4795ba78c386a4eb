import type { AddressInfo } from "node:net";
import { connect, createServer, type Server } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import { startRoomServer, type TestRoomServer } from "@/test/support/livekit";
import { RoomPart } from "./room-part";

const PART = {
  bundle: "room-recorder",
  source: "lib/providers/recorder/subscriber/room-recorder-main.ts",
  heapMegabytes: 192,
};
const SLOW_MS = 4_000;
const EVENT = "evt_01dddddddddddddddddddddddd";

let rooms: TestRoomServer;
let slow: Server;

/** In front of the room server: passes everything on, but only after a while. */
async function startSlow(): Promise<Server> {
  const { port, hostname } = new URL(roomServer().url);
  const server = createServer((from) => {
    from.pause();
    setTimeout(() => {
      const to = connect(Number(port), hostname);
      for (const one of [from, to])
        one.on("error", () => {
          from.destroy();
          to.destroy();
        });
      from.pipe(to).pipe(from);
    }, SLOW_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

beforeAll(async () => {
  rooms = await startRoomServer(async () => undefined);
  slow = await startSlow();
});
afterAll(async () => {
  slow.close();
  await rooms.stop();
});

async function join(patienceMs: number, gone: string[]): Promise<RoomPart<unknown, unknown>> {
  const claims = { role: "recorder", linkVersion: "", studioLinkId: "", registrationId: "" } as const;
  const whom = { identity: "recorder.tracks", name: "", claims, sends: false };
  const token = await roomServer().token({ room: roomName("show", EVENT), place: "show", ...whom });
  const url = `ws://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const { signal } = new AbortController();
  return RoomPart.join(
    PART,
    { url, token },
    {
      signal,
      patienceMs,
      take: () => undefined,
      gone: (reason) => gone.push(reason),
    },
  );
}

it("waits for a slow room server as long as it may", async () => {
  const [hurried, patient]: [string[], string[]] = [[], []];
  const [failed, part] = await Promise.all([
    join(SLOW_MS / 2, hurried).catch((error: Error) => error.message),
    join(60_000, patient),
  ]);
  expect(failed).toBe("room-recorder has no place in the room: it didn't get into the room in time.");
  expect(hurried).toEqual(["it didn't get into the room in time"]);
  expect(part.isThere).toBe(true);
  part.leave();
  expect(patient).toEqual(["it left"]);
});

it("hears all that a part said before it left, although it was busy", async () => {
  const said: number[] = [];
  const { promise: gone, resolve } = Promise.withResolvers<string>();
  const part = await RoomPart.join<unknown, Buffer>(
    { ...PART, bundle: "talkative", source: "lib/providers/room/part/talkative-part.fixture.ts" },
    { url: "", token: "" },
    {
      signal: new AbortController().signal,
      patienceMs: 60_000,
      take: (one) => said.push(one[0] ?? -1),
      gone: resolve,
    },
  );
  part.send({});
  await new Promise((sent) => setImmediate(sent));
  // Nothing is read while this process is busy.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
  expect(await gone).toBe("it was told to");
  expect(said).toEqual(Array.from({ length: 40 }, (_none, number) => number));
});
