import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { roomServer } from "@/lib/providers/room";
import { roomIdentity } from "@/lib/providers/room/identity";
import { roomName } from "@/lib/providers/room/names";
import type { ShowRole } from "@/lib/stage/show-roles";
import { startRoomServer, type TestRoomServer } from "@/test/support/livekit";
import { babble, joinAsTalker, type Span } from "@/test/support/room-talker";
import { until } from "@/test/support/until";
import { RoomVoice } from "./room-voice";

const RATE = 24_000;
const LINES = 10;
/**
 * How long until it yields to someone who starts to talk, including buffered sound. A third of that on an
 * idle machine.
 */
const GIVES_WAY_MS = 1_200;

const room = roomName("show", "evt_01aaaaaaaaaaaaaaaaaaaaaaaa");
const token = (role: ShowRole, identity: string): Promise<string> => {
  const claims = { role, linkVersion: "", studioLinkId: "", registrationId: "" };
  return roomServer().token({ room, place: "show", identity, name: "", claims, sends: true });
};

let server: TestRoomServer;
let voice: RoomVoice;
let guest: Awaited<ReturnType<typeof joinAsTalker>>;
const over = new AbortController();

beforeAll(async () => {
  server = await startRoomServer(async () => undefined);
  const url = roomServer().url;
  guest = await joinAsTalker(url, await token("guest", roomIdentity("guest-gst_1", "tab", "1")));
  voice = await RoomVoice.join(
    { url, token: await token("announcer", "announcer.voice"), sampleRate: RATE },
    over.signal,
  );
});
afterAll(async () => {
  over.abort();
  await guest.leave();
  await server.stop();
});

async function* pieces(ms: number): AsyncGenerator<Int16Array, void> {
  const sound = babble(ms, RATE);
  yield sound.subarray(0, sound.length / 2);
  yield sound.subarray(sound.length / 2);
}

const say = (id: string, ms: number, signal = over.signal) => voice.say(id, pieces(ms), { signal });
const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, [from, to]) => sum + to - from, 0);
const within = ([from, to]: Span, others: readonly Span[]): boolean =>
  others.some(([start, end]) => from > start + GIVES_WAY_MS && to < end - 100);

describe("a voice in a room", () => {
  it("is heard by people in the room", async () => {
    expect(await say("first", 1_000)).toBe("said");
    expect(lengthOf(guest.heard)).toBeGreaterThan(500);
  });

  it("stops immediately when aborted", async () => {
    const stop = new AbortController();
    const before = guest.heard.length;
    const said = say("stopped", 20_000, stop.signal);
    await until(() => guest.heard.length > before + 5);
    stop.abort(new Error("enough"));
    await expect(said).rejects.toThrow("enough");
    const [stoppedAt, next] = [performance.now(), await say("next", 600)];
    expect(next).toBe("said");
    expect(guest.heard.filter(([from]) => from > stoppedAt).length * 20).toBeLessThan(1_000);
  });

  it("never talks over someone on stage, even across ten lines", {
    timeout: 90_000,
  }, async () => {
    const before = guest.heard.length;
    let done = false;
    const talk = (async () => {
      while (!done) await guest.talk(2_000, 1_500);
    })();
    await until(() => guest.said.length > 0);
    const ends: string[] = [];
    for (let line = 0; line < LINES; line += 1) ends.push(await say(`line_${line}`, 500));
    done = true;
    await talk;
    expect(ends).toEqual(Array.from({ length: LINES }, () => "said"));
    const heard = guest.heard.slice(before);
    expect(lengthOf(heard)).toBeGreaterThan(LINES * 250);
    expect(heard.filter((span) => within(span, guest.said))).toEqual([]);
  });
});
