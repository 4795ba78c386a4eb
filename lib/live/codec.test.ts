import { randomBytes } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeLive } from "@/lib/providers/room/encode-live";
import { initialState, type StageState } from "@/lib/stage";
import { decodeLive } from "./codec";
import { LIVE_TYPES, type LiveMessage } from "./messages";

const at = "2027-03-02T17:00:00.000Z";
const titled = (title: string, version = 1): StageState => ({ ...initialState({ title }), version });

const number = fc.nat({ max: 2 ** 40 });
const text = fc.string({ unit: "grapheme", maxLength: 9_000, size: "max" });
const time = fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true });
const server_time = time.map((date) => date.toISOString());
const stage = {
  epoch: number,
  version: number,
  server_time,
  state: fc.option(fc.tuple(text, number).map(([title, version]) => titled(title, version))),
};
const packet = {
  epoch: number,
  after: number,
  to: number,
  server_time,
  messages: fc.array(fc.record({ type: fc.string(), seq: number, text })),
};
const message: fc.Arbitrary<LiveMessage> = fc.oneof(
  fc.record({ type: fc.constantFrom("stage" as const, "desk" as const), ...stage }),
  fc.record({ type: fc.constantFrom("feed" as const, "desk_feed" as const), ...packet }),
  fc.record({
    type: fc.constant("pulse" as const),
    epoch: number,
    version: number,
    feed: number,
    desk_feed: number,
    listeners: number,
    server_time,
  }),
  fc.record({
    type: fc.constantFrom("people" as const, "ask_unmute" as const, "recording" as const),
    server_time,
  }),
);

const pack = (json: string) => `z${deflateRawSync(json).toString("base64")}`;
const stageText = (title: string) =>
  JSON.stringify({ type: "stage", epoch: 1, version: 1, server_time: at, state: titled(title) });

describe("the codec", () => {
  it("round-trips every message", async () => {
    await fc.assert(
      fc.asyncProperty(message, async (sent) => {
        expect(await decodeLive(encodeLive(sent))).toEqual(JSON.parse(JSON.stringify(sent)));
      }),
      { numRuns: 200 },
    );
  });

  it("has a topic for every message type", async () => {
    await fc.assert(
      fc.asyncProperty(message, async ({ type }) => {
        expect(LIVE_TYPES[type].topic).toBeTruthy();
      }),
    );
  });

  it("leaves a short message as JSON, for previous releases, and deflates a long one", async () => {
    const sent = (title: string): LiveMessage => ({
      type: "stage",
      epoch: 1,
      version: 1,
      server_time: at,
      state: titled(title),
    });
    expect(JSON.parse(encodeLive(sent("Short")))).toEqual(sent("Short"));
    const long = encodeLive(sent("A long title. ".repeat(5_000)));
    expect(long.startsWith("z")).toBe(true);
    expect(long.length).toBeLessThan(2_000);
  });

  it("fits twenty chat lines into two datagrams", async () => {
    const id = () => randomBytes(9).toString("base64url");
    const messages = Array.from({ length: 20 }, (_, index) => ({
      type: "chat",
      seq: 42,
      at,
      line: { id: id(), author: { person: id(), name: `Person ${index}` }, text: `Hello from ${id()}`, at },
    }));
    const sent: LiveMessage = { type: "feed", epoch: 1, after: 41, to: 42, server_time: at, messages };
    expect(JSON.stringify(sent).length).toBeGreaterThan(4_000);
    const travels = encodeLive(sent);
    expect(travels.length).toBeLessThan(2_300);
    expect(await decodeLive(travels)).toEqual(sent);
  });

  it("reads messages deflated elsewhere, and fields that a later release added", async () => {
    const later = { ...JSON.parse(stageText("Later")), added: { deeply: true } };
    expect(await decodeLive(pack(JSON.stringify(later)))).toMatchObject({ state: { title: "Later" } });
  });

  it("drops unknown types", async () => {
    expect(await decodeLive(JSON.stringify({ type: "hologram", server_time: at }))).toBeNull();
    expect(await decodeLive(pack(JSON.stringify({ type: "hologram", server_time: at })))).toBeNull();
  });

  it("drops invalid messages", async () => {
    const whole = pack(stageText("x".repeat(9_000) + randomBytes(3_000).toString("hex")));
    const texts = [
      "",
      "z",
      "null",
      "1",
      "[]",
      "{}",
      "not json",
      '{"type":"stage","version":"1","server_time":"x"}',
      '{"type":"pulse","epoch":1}',
      "z!!!",
      `z${Buffer.from("no deflated form").toString("base64")}`,
      pack("not json"),
      whole.slice(0, -9),
      whole.slice(0, 40),
      stageText("cut").slice(0, -5),
    ];
    for (const one of texts) expect(await decodeLive(one), one.slice(0, 40)).toBeNull();
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.boolean(), async (garbage, packed) => {
        expect(await decodeLive(packed ? `z${garbage}` : garbage)).toBeNull();
      }),
    );
  });

  it("drops a small message that inflates to a huge one", async () => {
    const bomb = pack(stageText("0".repeat(50_000_000)));
    expect(bomb.length).toBeLessThan(80_000);
    expect(await decodeLive(bomb)).toBeNull();
    // The next message is decoded as usual.
    expect(await decodeLive(pack(stageText("0".repeat(1_000_000))))).not.toBeNull();
  });
});
