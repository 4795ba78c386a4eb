import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db, sql } from "@/lib/platform/database/db";
import { flushWriteBuffers } from "@/lib/platform/database/write-buffer";
import { env } from "@/lib/platform/runtime/env";
import { wavFile } from "@/lib/platform/sound/wav-file";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";
import { SPOKEN_FILE } from "@/test/support/spoken-sample";
import { TranscriptionStub } from "@/test/support/transcription-stub";
import { noRecognitionReason } from "./no-recognition-reason";

const RATE = 16_000;
const SPOKEN = readFileSync(SPOKEN_FILE, "base64");
const base64 = (samples: Int16Array, rate = RATE) => wavFile([samples], rate).toString("base64");
const sine = (seconds: number) =>
  Int16Array.from({ length: seconds * RATE }, (_, at) => Math.sin(at / 10) * 8_000);

let recognizer: TranscriptionStub;
let show: TestShow;

const path = () => `/api/app/events/${show.slug}/studio/voice-commands`;
const hear = (sound: unknown) => show.byHost("POST", path(), { sound });
const stageVersion = async () =>
  (await show.byHost("GET", `/v1/events/${show.slug}/studio`)).json.data.stage.version;

beforeAll(async () => {
  recognizer = await TranscriptionStub.start("");
  Object.assign(env(), { STT_BASE_URL: recognizer.baseUrl });
});
afterAll(() => recognizer.stop());
beforeEach(async () => {
  recognizer.words = "  Next scene. ";
  recognizer.prompts.length = 0;
  show = await makeShow({ guests: [{ name: "Ana Ruiz" }] });
});

describe("a spoken command in the studio", () => {
  it("is returned as text, matched to the show's names, and changes nothing itself", async () => {
    await putOnAir(show.slug);
    const before = await stageVersion();
    recognizer.words = "Bring Anna Rueez on.";
    const { status, json, text } = await hear(SPOKEN);
    expect(status, text).toBe(200);
    expect(json.data).toEqual({ heard: "Bring Ana Ruiz on.", seconds: expect.closeTo(5.3, 0) });
    expect(recognizer.prompts).toHaveLength(1);
    expect(recognizer.prompts[0]).toContain("Ana Ruiz");
    expect(await stageVersion()).toBe(before);
    expect(await db().studioCommand.count({ where: { eventId: show.eventId } })).toBe(0);
  });

  it("is never logged, neither its audio nor its text", async () => {
    const { status, requestId } = await heardWithId();
    expect(status).toBe(200);
    await flushWriteBuffers();
    const [kept] = await sql<Record<string, unknown>>(
      "",
      "SELECT * FROM request_detail WHERE request_id = $1",
      [requestId],
    );
    expect(kept).toMatchObject({ request_body: null });
    const audit = await db().auditEntry.findMany({ where: { workspaceId: show.workspace.workspaceId } });
    const answers = await db().idempotencyRecord.findMany({
      where: { workspaceId: show.workspace.workspaceId },
    });
    const all = JSON.stringify([kept, audit, answers], (_, value) =>
      typeof value === "bigint" ? String(value) : value,
    );
    expect(all).not.toContain(SPOKEN.slice(200, 240));
    expect(all).not.toContain("Next scene");
  });

  async function heardWithId() {
    const { status, headers } = await hear(SPOKEN);
    return { status, requestId: headers["X-Request-Id"] };
  }

  const refused: [string, unknown, string][] = [
    ["nothing", undefined, "required"],
    ["no text", [Number.NaN], "invalid"],
    ["what is no base64", "not base64!", "invalid"],
    ["what is no sound", Buffer.from("<html>hello</html>".repeat(40)).toString("base64"), "invalid"],
    ["another rate", base64(sine(1), 44_100), "unsupported"],
    ["floating points", floats(), "unsupported"],
    ["silence", base64(new Int16Array(RATE)), "invalid"],
    ["a click", base64(sine(0.1)), "too_short"],
    ["sixteen seconds", base64(sine(16)), "too_long"],
    ["a lecture", base64(sine(20)), "too_long"],
  ];
  it.each(refused)("is rejected without running the recogniser: %s", async (_what, sound, code) => {
    const { status, json, text } = await hear(sound);
    expect(status, text).toBe(400);
    expect(json.error).toMatchObject({ code: "validation_error", fields: { sound: code } });
    expect(recognizer.prompts).toEqual([]);
  });

  function floats(): string {
    const file = wavFile([sine(1)], RATE);
    file.writeUInt16LE(3, 20);
    file.writeUInt16LE(32, 34);
    for (let at = 44; at + 4 <= file.length; at += 4) file.writeFloatLE(Number.NaN, at);
    return file.toString("base64");
  }

  it("returns an error when no words were heard or the recogniser doesn't respond", async () => {
    recognizer.words = "";
    expect((await hear(SPOKEN)).json.error).toMatchObject({
      code: "validation_error",
      message: expect.stringContaining("No words"),
      fields: { sound: "invalid" },
    });
    recognizer.words = null;
    const away = await hear(SPOKEN);
    expect(away.status).toBe(503);
    expect(away.headers["Retry-After"]).toBe("3");
    expect(away.json.error).toMatchObject({ code: "service_unavailable", retryable: true });
  });

  it.each(["Thank you.", "You", "Mm.", "Bye.", "Okay.", "So", "Oh", "The", "Thanks for watching."])(
    "does nothing if noise is recognised as “%s”",
    async (words) => {
      await putOnAir(show.slug);
      const before = await stageVersion();
      recognizer.words = words;
      const { json } = await hear(SPOKEN);
      const done = await show.byHost("POST", `/v1/events/${show.slug}/studio`, { command: json.data.heard });
      expect(done.json.error).toMatchObject({ code: "validation_error", fields: { command: "unsupported" } });
      expect(await stageVersion()).toBe(before);
      expect(await db().studioCommand.count({ where: { eventId: show.eventId } })).toBe(0);
    },
  );

  it("limits each person to one at a time and a few per minute", async () => {
    let answer = () => {};
    recognizer.until = new Promise((resolve) => {
      answer = resolve;
    });
    const first = hear(SPOKEN);
    await expect.poll(() => recognizer.prompts.length).toBe(1);
    const second = await hear(SPOKEN);
    expect(second.status).toBe(429);
    expect(second.headers["Retry-After"]).toBe("1");
    answer();
    expect((await first).status).toBe(200);
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await hear("")).status));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  });

  it("rejects a moderator and accepts a co-host", async () => {
    const moderator = await show.byCrew("moderator");
    expect((await moderator("POST", path(), { sound: SPOKEN })).status).toBe(403);
    const coHost = await show.byCrew("co_host");
    expect((await coHost("POST", path(), { sound: SPOKEN })).status).toBe(200);
  });
});

describe("voice command availability", () => {
  it("is returned with its reason and language", async () => {
    expect((await show.byHost("GET", path())).json.data).toEqual({
      available: true,
      reason: null,
      language: expect.stringMatching(/^en/),
    });
    expect((await show.byHost("GET", `${path()}?soon=true`)).status).toBe(200);
  });

  it("depends on the recogniser and the show's language", () => {
    const listening = {
      driver: "built_in",
      engine: "it",
      reason: null,
      isComing: false,
      languages: ["en"],
    } as const;
    expect(noRecognitionReason(listening, "en-GB")).toBeNull();
    expect(noRecognitionReason(listening, "de")).toBe("language");
    expect(noRecognitionReason({ ...listening, languages: null }, "de")).toBeNull();
    expect(noRecognitionReason({ ...listening, reason: "It is missing." }, "en")).toBe("not_installed");
    expect(noRecognitionReason({ ...listening, reason: "Soon.", isComing: true }, "en")).toBe("coming");
  });
});
