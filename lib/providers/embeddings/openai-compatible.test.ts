import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openAiEmbedder } from "./openai-compatible";
import { likeness } from "./port";

let server: Server;
let answer: { status: number; body: string; waitMs?: number };
let asked: { url: string | undefined; authorization: string | undefined; body: unknown }[];

beforeEach(async () => {
  asked = [];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    asked.push({ url: request.url, authorization: request.headers.authorization, body: await json(request) });
    const { status, body, waitMs = 0 } = answer;
    setTimeout(() => response.writeHead(status).end(body), waitMs);
  };
  // A client may be gone before its request has arrived whole.
  server = createServer((request, response) => void take(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const embedder = (timeoutMs = 2_000) =>
  openAiEmbedder({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`,
    apiKey: "secret",
    model: "small",
    alike: 0.8,
    timeoutMs,
  });

const answers = (rows: unknown) => ({ status: 200, body: JSON.stringify({ data: rows }) });

it("sends one request and returns a unit vector for each text, in the order given", async () => {
  answer = answers([
    { index: 1, embedding: [0, 2] },
    { index: 0, embedding: [3, 4] },
  ]);
  const [one, other] = (await embedder().embed(["One?", "Other?"])) as [Float32Array, Float32Array];
  expect(likeness(one, one)).toBeCloseTo(1);
  expect(likeness(one, other)).toBeCloseTo(0.8);
  expect(asked).toEqual([
    {
      url: "/v1/embeddings",
      authorization: "Bearer secret",
      body: { model: "small", input: ["One?", "Other?"], encoding_format: "float" },
    },
  ]);
});

it.each([
  ["nothing of a text", answers([{ index: 0, embedding: [1, 0] }]), "response isn't valid"],
  [
    "another size",
    answers([
      { index: 0, embedding: [1] },
      { index: 1, embedding: [1, 0] },
    ]),
    "response isn't valid",
  ],
  ["no JSON", { status: 200, body: "<html>" }, "response isn't valid"],
  ["a refusal", { status: 401, body: "{}" }, "responded with 401"],
  ["too late", { ...answers([]), waitMs: 500 }, "took too long"],
] as [string, typeof answer, string][])("fails and says why: %s", async (_what, given, reason) => {
  answer = given;
  await expect(embedder(given.waitMs ? 50 : 2_000).embed(["One?", "Other?"])).rejects.toThrow(reason);
});
