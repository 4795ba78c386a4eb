import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openAiSynthesizer } from "./openai-compatible";
import type { Line } from "./port";

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
  const synthesizer = openAiSynthesizer({ baseUrl, apiKey: "sk-test", model: "m", timeoutMs });
  for await (const piece of synthesizer.speak({ ...line, ...given }, signal)) samples.push(...piece);
  return samples;
}

const bytes =
  (...parts: number[][]): Answer =>
  (response) => {
    response.writeHead(200, { "Content-Type": "audio/pcm" });
    for (const part of parts) response.write(Buffer.from(part));
    response.end();
  };

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
