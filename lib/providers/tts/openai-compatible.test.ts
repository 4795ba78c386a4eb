import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openAiSynthesizer } from "./openai-compatible";
import { type Line, MAX_SECONDS, secondsOf } from "./port";

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
let server: Server;
let baseUrl: string;
let answers: Answer[];
let seen: { path: string | undefined; key: string | undefined; body: Record<string, unknown> }[];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      seen.push({ path: request.url, key: request.headers.authorization, body: JSON.parse(body) });
      (answers.length > 1 ? answers.shift() : answers[0])?.(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  seen = [];
});

const line: Line = { text: "Hello <b>there</b>.", voice: "onyx", language: "de" };

async function said(given: Partial<Line> = {}, timeoutMs = 5_000, signal?: AbortSignal): Promise<number[]> {
  const samples: number[] = [];
  await hear(samples, given, timeoutMs, signal);
  return samples;
}

/** Adds to the samples as they come, those before a failure too. */
async function hear(
  samples: number[],
  given: Partial<Line> = {},
  timeoutMs = 5_000,
  signal?: AbortSignal,
): Promise<void> {
  const synthesizer = openAiSynthesizer({ baseUrl, apiKey: "sk-test", model: "m", timeoutMs });
  for await (const piece of synthesizer.speak({ ...line, ...given }, signal)) samples.push(...piece);
}

const typed =
  (type: string | null, ...parts: number[][]): Answer =>
  (response) => {
    response.writeHead(200, type === null ? {} : { "Content-Type": type });
    for (const part of parts) response.write(Buffer.from(part));
    response.end();
  };

const bytes = (...parts: number[][]): Answer => typed("audio/pcm", ...parts);

const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code, { "Content-Type": "application/json" }).end('{"error":{"message":"sk-secret"}}');

it("requests raw samples for the plain text, and joins samples split across chunks", async () => {
  answers = [bytes([1], [0, 255, 255, 0], [128])];
  expect(await said()).toEqual([1, -1, -32_768]);
  expect(seen).toEqual([
    {
      path: "/v1/audio/speech",
      key: "Bearer sk-test",
      body: { model: "m", voice: "onyx", input: "Hello there.", response_format: "pcm" },
    },
  ]);
});

it("retries once if the failure may be temporary, and not otherwise", async () => {
  answers = [status(503), bytes([5, 0])];
  expect(await said()).toEqual([5]);
  for (const [code, calls] of [
    [429, 2],
    [401, 1],
    [404, 1],
    [302, 1],
  ] as const) {
    seen = [];
    answers = [status(code)];
    const failure = await said().catch((error: unknown) => error);
    expect(failure).toMatchObject({ fault: "failed" });
    expect(String(failure)).not.toContain("sk-secret");
    expect(seen).toHaveLength(calls);
  }
});

it("speaks long texts in several requests, split after sentences", async () => {
  answers = [bytes([7, 0])];
  const sentence = "This is one sentence of forty characters. ";
  expect(await said({ text: sentence.repeat(200) })).toEqual([7, 7, 7]);
  const inputs = seen.map(({ body }) => String(body.input));
  expect(inputs.every((input) => input.length <= 4_000 && input.endsWith("."))).toBe(true);
  expect(inputs.join(" ")).toBe(sentence.repeat(200).trim());
});

describe("a misbehaving endpoint", () => {
  const WAV = [..."RIFF\0\0\0\0WAVEfmt "].map((char) => char.charCodeAt(0));
  const page = [..."<!doctype html><title>Sign in</title>"].map((char) => char.charCodeAt(0));

  it.each<[string, Answer]>([
    ["a page", typed("text/html; charset=utf-8", page)],
    ["an error", typed("application/json", page)],
    ["MP3", typed("audio/mpeg", [0, 0, 0, 0])],
    ["a page without its type", typed(null, page.slice(0, 3), page.slice(3))],
    ["a WAV file", typed("application/octet-stream", WAV.slice(0, 1), WAV.slice(1))],
    ["MP3 with tags", bytes([...Buffer.from("ID3"), 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
    ["MP3 without tags", bytes([0xff, 0xfb, 0x90, 0x64, ...Array.from({ length: 30 }, () => 0)])],
    ["Ogg", bytes([...Buffer.from("OggS"), ...Array.from({ length: 30 }, () => 0)])],
  ])("that answers with %s isn't played", async (_name, answer) => {
    answers = [answer];
    const heard: number[] = [];
    await expect(hear(heard)).rejects.toMatchObject({ name: "SpeechError", fault: "failed" });
    expect(heard).toEqual([]);
  });

  it.each<[string, Answer, number[]]>([
    ["that names no type", typed(null, [5, 0]), [5]],
    ["that names its rate", typed("audio/L16; rate=24000", [5, 0]), [5]],
    ["whose first sample looks like a sign", bytes([0x3c, 0, 0x7b, 0]), [0x3c, 0x7b]],
    ["that begins just below zero", bytes([255, 255, 255, 255]), [-1, -1]],
  ])("isn't one %s", async (_name, answer, samples) => {
    answers = [answer];
    expect(await said()).toEqual(samples);
  });

  it("that doesn't stop is stopped", async () => {
    const noise = Buffer.alloc(1_000_000);
    answers = [
      (response) => {
        response.writeHead(200, { "Content-Type": "audio/pcm" });
        const more = (): void => {
          while (!response.destroyed && response.write(noise));
          response.once("drain", more);
        };
        more();
      },
    ];
    let samples = 0;
    const synthesizer = openAiSynthesizer({ baseUrl, apiKey: "sk-test", model: "m", timeoutMs: 5_000 });
    const listening = (async () => {
      for await (const piece of synthesizer.speak(line)) {
        samples += piece.length;
        if (secondsOf(samples) > MAX_SECONDS) break;
      }
    })();
    await expect(listening).rejects.toMatchObject({ name: "SpeechError", fault: "too_long" });
    expect(secondsOf(samples)).toBeGreaterThan(MAX_SECONDS - 60);
  });

  it.each<[string, Answer]>([
    ["nothing at all", bytes()],
    ["half a sample", bytes([1, 0, 1])],
    [
      "a cut answer",
      (response) => {
        response.writeHead(200, { "Content-Length": "500" });
        response.write(Buffer.alloc(10));
        setImmediate(() => response.destroy());
      },
    ],
    ["a closed door", (_response, request) => request.socket.destroy()],
  ])("fails the line: %s", async (_name, answer) => {
    answers = [answer];
    await expect(said()).rejects.toMatchObject({ name: "SpeechError", fault: "failed" });
  });

  it.each<[string, Answer]>([
    ["never answers", () => undefined],
    [
      "stops in the middle",
      (response) => {
        response.writeHead(200);
        response.write(Buffer.alloc(10));
      },
    ],
  ])("that %s times out", async (_name, answer) => {
    answers = [answer];
    await expect(said({}, 100)).rejects.toThrow("too long");
  });

  it("is disconnected immediately when the line is aborted", async () => {
    const leaving = new AbortController();
    answers = [
      (_response, request) => {
        request.socket.once("close", () => closed());
        leaving.abort(new Error("left"));
      },
    ];
    let closed = (): void => undefined;
    const gone = new Promise<void>((resolve) => (closed = resolve));
    await expect(said({}, 60_000, leaving.signal)).rejects.toThrow("left");
    await gone;
  });
});
