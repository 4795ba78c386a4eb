import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { moonshine, onnxRuntime } from "@/lib/platform/models/models";
import { env } from "@/lib/platform/runtime/env";
import { wavFile } from "@/lib/platform/sound/wav-file";
import { recognizer } from "@/lib/providers/stt";
import { childOf } from "@/test/rig/child-process";
import { areModelsAvailable, LOCAL_MODELS } from "@/test/support/models";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";
import { SPOKEN_FILE, spokenSample } from "@/test/support/spoken-sample";

const RATE = 16_000;
const SPOKEN = readFileSync(SPOKEN_FILE, "base64");
const sound = (of: (at: number) => number, seconds = 3): string =>
  wavFile([Int16Array.from({ length: seconds * RATE }, (_, at) => of(at))], RATE).toString("base64");
const random = (level: number): number => (Math.random() - 0.5) * 2 * level;

let show: TestShow;
const hear = (of: string) =>
  show.byHost("POST", `/api/app/events/${show.slug}/studio/voice-commands`, { sound: of });
const recognizerPid = () => childOf(process.pid, "moonshine/worker-main");

describe.skipIf(!areModelsAvailable(onnxRuntime, moonshine))(
  "a spoken command, with the built-in recogniser",
  () => {
    beforeAll(async () => {
      Object.assign(env(), { MODELS_DIR: LOCAL_MODELS });
      // A busy machine takes longer to load it than a command waits.
      await recognizer().transcribe({ samples: spokenSample(), language: "en", names: [] });
    });
    beforeEach(async () => {
      show = await makeShow();
      await putOnAir(show.slug);
    });

    it.each([
      ["noise", sound(() => random(9_000))],
      ["a quiet room", sound(() => random(60))],
      ["a hum", sound((at) => Math.sin((at * 2 * Math.PI * 100) / RATE) * 6_000 + random(300))],
      ["keys of a keyboard", sound((at) => (at % 5_000 < 200 ? random(20_000) : random(40)))],
      [
        "a beep",
        sound((at) => (at % RATE < 3_000 ? Math.sin((at * 2 * Math.PI * 1_000) / RATE) * 12_000 : 0)),
      ],
    ])("finds no words in %s and does nothing", async (_what, noise) => {
      const before = (await show.byHost("GET", `/v1/events/${show.slug}/studio`)).json.data.stage.version;
      const { status, json, text } = await hear(noise);
      expect(status, text).toBe(400);
      expect(json.error).toMatchObject({ code: "validation_error", fields: { sound: "invalid" } });
      const after = (await show.byHost("GET", `/v1/events/${show.slug}/studio`)).json.data.stage.version;
      expect(after).toBe(before);
      expect(await db().studioCommand.count({ where: { eventId: show.eventId } })).toBe(0);
    });

    it("returns a retryable error when the recogniser is killed, and hears the next command", async () => {
      const killing = setInterval(() => {
        const pid = recognizerPid();
        if (pid !== null) process.kill(pid, "SIGKILL");
      }, 20);
      const { status, headers, json } = await hear(SPOKEN).finally(() => clearInterval(killing));
      expect([status, headers["Retry-After"]]).toEqual([503, "3"]);
      expect(json.error).toMatchObject({ code: "service_unavailable", retryable: true });
      await recognizer().transcribe({ samples: spokenSample(), language: "en", names: [] });
      const next = await hear(SPOKEN);
      expect(next.status, next.text).toBe(200);
      expect(next.json.data.heard).toMatch(/welcome to the show/i);
    });
  },
);
