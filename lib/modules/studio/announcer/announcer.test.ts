import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { hibariVoice, onnxRuntime } from "@/lib/platform/models/models";
import { env } from "@/lib/platform/runtime/env";
import { api } from "@/test/support/api";
import { startServer, type TestServer } from "@/test/support/http-server";
import { areModelsAvailable, LOCAL_MODELS } from "@/test/support/models";
import { makeWorkspace } from "@/test/support/workspace";

const workspace = await makeWorkspace();
const key = await workspace.key();
const without = env().MODELS_DIR;
let server: TestServer;
let slug: string;

beforeAll(async () => {
  server = await startServer();
  Object.assign(env(), { PUBLIC_URL: server.url });
});
afterAll(() => server.stop());

beforeEach(async () => {
  const body = { title: "Night radio", generate_show_plan: false, emcee: { voice: "onyx", intro: "" } };
  slug = (await api("POST", "/v1/events", { key, body })).json.data.event.slug;
});

const capabilities = async () =>
  (await api("GET", `/v1/events/${slug}/announcer/capabilities`, { key })).json.data;
const speak = (body: object, more: object = {}) =>
  api("POST", `/v1/events/${slug}/announcer/speech`, { key, body, ...more });
const sounds = () => db().storedFile.count({ where: { purpose: "announcer.speech", state: "stored" } });

describe("without an installed voice", () => {
  it("says what's missing and produces no sound", async () => {
    expect(await capabilities()).toMatchObject({
      driver: "built_in",
      spoken: false,
      reason: expect.stringContaining("bin/admin model fetch"),
    });
    const { status, json } = await speak({ text: "Welcome!" });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({ spoken: false, sound: null, voice: "onyx", language: "en" });
    expect(json.data.reason).toContain("isn’t installed yet");
  });

  it("accepts scripts of 10,000 characters, but only 2,000 per line on air", async () => {
    const script = "Say it. ".repeat(1_250);
    expect(script).toHaveLength(10_000);
    const { status, json } = await speak({ text: script });
    expect([status, json.data.spoken]).toEqual([200, false]);
    const line = { action: "play_emcee", text: "a".repeat(2_001) };
    const onAir = await api("POST", `/v1/events/${slug}/studio`, { key, body: line });
    expect([onAir.status, onAir.json.error.fields]).toEqual([400, { text: "too_long" }]);
  });

  it("rejects text that can't be spoken", async () => {
    for (const [text, code] of [
      ["🎉 <b></b>", "invalid"],
      ['<speak><break time="10s"/></speak>', "invalid"],
      ["\u0007\u200B", "invalid"],
      ["", "too_short"],
      ["a".repeat(10_001), "too_long"],
    ] as const) {
      const { status, json } = await speak({ text });
      expect([status, json.error.fields]).toEqual([400, { text: code }]);
    }
  });
});

describe.skipIf(!areModelsAvailable(onnxRuntime, hibariVoice))("with the built-in voice", () => {
  beforeEach(() => void Object.assign(env(), { MODELS_DIR: LOCAL_MODELS }));
  afterEach(() => void Object.assign(env(), { MODELS_DIR: without }));

  it("returns a public URL for a line's sound and generates it once", async () => {
    expect(await capabilities()).toMatchObject({ spoken: true, reason: null, languages: ["en"] });
    const before = await sounds();
    const first = (await speak({ text: "Welcome, <b>everybody</b>!", voice: "nova" })).json.data;
    expect(first).toMatchObject({ spoken: true, reason: null, voice: "nova" });
    const answer = await fetch(first.sound.url);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "audio/wav"]);
    const file = Buffer.from(await answer.arrayBuffer());
    expect(file.toString("latin1", 0, 4)).toBe("RIFF");
    expect(first.sound.seconds).toBeCloseTo((file.length - 44) / 48_000, 3);
    expect(first.sound.seconds).toBeGreaterThan(0.8);
    const again = (await speak({ text: "Welcome, <b>everybody</b>!", voice: "nova" })).json.data;
    expect(again.sound.seconds).toBe(first.sound.seconds);
    expect(await sounds()).toBe(before + 1);
    const [audit] = await db().auditEntry.findMany({
      where: { workspaceId: workspace.workspaceId, action: "hearAnnouncerLine" },
      orderBy: { createdAt: "desc" },
      take: 1,
    });
    expect(JSON.stringify(audit)).not.toContain("everybody");
  });

  it("stores nothing on a dry run", async () => {
    const before = await sounds();
    expect((await speak({ text: "A trial.", dry_run: true })).status).toBe(200);
    expect(await sounds()).toBe(before);
  });

  it("returns no sound for an unsupported language", async () => {
    const body = { language: "de" };
    expect((await api("PATCH", `/v1/events/${slug}`, { key, body })).status).toBe(200);
    expect(await capabilities()).toMatchObject({ spoken: false, language: "de" });
    const { data } = (await speak({ text: "Willkommen!" })).json;
    expect(data).toMatchObject({ spoken: false, sound: null });
    expect(data.reason).toContain("(de)");
  });
});
