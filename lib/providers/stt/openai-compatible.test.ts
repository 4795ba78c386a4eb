import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openAiRecognizer } from "./openai-compatible";
import { INPUT_SAMPLE_RATE } from "./port";

type Answer = (response: ServerResponse) => unknown;
let server: Server;
let baseUrl: string;
let answers: Answer[];
let seen: { path: string | undefined; key: string | undefined; form: FormData }[] = [];

beforeAll(async () => {
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = new Uint8Array(await buffer(request));
    const headers = { "Content-Type": request.headers["content-type"] ?? "" };
    const form = await new Response(body, { headers }).formData();
    seen.push({ path: request.url, key: request.headers.authorization, form });
    (answers.length > 1 ? answers.shift() : answers[0])?.(response);
  };
  // A client may be gone before its request has arrived whole.
  server = createServer((request, response) => void take(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));

function heard(
  given: readonly Answer[],
  { timeoutMs = 5_000, signal }: { timeoutMs?: number; signal?: AbortSignal } = {},
) {
  answers = [...given];
  seen = [];
  const recognizer = openAiRecognizer({ baseUrl, apiKey: "sk-test", model: "m", timeoutMs });
  const utterance = { samples: Int16Array.of(1, -1, 300), language: "de-AT", names: ["Katalin Karikó"] };
  return recognizer.transcribe(utterance, signal);
}

it("sends the audio with its language and names, and corrects names in the response", async () => {
  expect(await heard([json({ text: " Hallo,\n Catalan  Carico! " })])).toEqual({
    text: "Hallo, Katalin Karikó!",
  });
  const [call] = seen;
  expect([call?.path, call?.key]).toEqual(["/v1/audio/transcriptions", "Bearer sk-test"]);
  expect([...(call?.form.keys() ?? [])].sort()).toEqual([
    "file",
    "language",
    "model",
    "prompt",
    "response_format",
  ]);
  expect([call?.form.get("language"), call?.form.get("prompt")]).toEqual(["de", "Katalin Karikó"]);
  const file = Buffer.from(await new Response(call?.form.get("file")).arrayBuffer());
  expect([file.toString("latin1", 0, 4), file.readUInt32LE(24), file.length]).toEqual(["RIFF", 16_000, 50]);
});

it.each([
  [503, 2],
  [429, 2],
  [401, 1],
  [302, 1],
])("retries after %i only if that may help, and doesn't expose the response", async (status, calls) => {
  const failure = await heard([json({ error: "sk-secret" }, status)]).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: "RecognizerError", fault: "failed" });
  expect(String(failure)).not.toContain("sk-secret");
  expect(seen).toHaveLength(calls);
});

it.each<[string, Answer]>([
  ["no JSON", (response) => response.writeHead(200).end("<html>")],
  ["no text", json({ words: [] })],
  ["null", json(null)],
  ["a text of another kind", json({ text: 7 })],
  ["a book", json({ text: "word ".repeat(2_000) })],
  ["an endless answer", (response) => response.writeHead(200).end(Buffer.alloc(2_000_000, 32))],
  [
    "a cut answer",
    (response) => response.writeHead(200, { "Content-Length": "500" }).end("{", () => response.destroy()),
  ],
])("fails if the endpoint responds with %s", async (_name, answer) => {
  await expect(heard([answer])).rejects.toMatchObject({ name: "RecognizerError", fault: "failed" });
});

it("times out if the endpoint never responds, and stops immediately when aborted", async () => {
  await expect(heard([() => undefined], { timeoutMs: 80 })).rejects.toThrow("too long");
  const leaving = new AbortController();
  const left = heard([() => leaving.abort(new Error("left"))], { timeoutMs: 60_000, signal: leaving.signal });
  await expect(left).rejects.toThrow("left");
});

/** Two words of half a second, with silence before, between and after them. */
function track(): Int16Array {
  const samples = new Int16Array(6 * INPUT_SAMPLE_RATE);
  for (const second of [1, 4])
    for (let at = 0; at < INPUT_SAMPLE_RATE / 2; at += 1)
      samples[second * INPUT_SAMPLE_RATE + at] = 8_000 * Math.sin(at);
  return samples;
}

function transcribed(given: readonly Answer[]) {
  answers = [...given];
  seen = [];
  const recognizer = openAiRecognizer({ baseUrl, apiKey: "sk-test", model: "m", timeoutMs: 5_000 });
  return recognizer.transcribeTrack({ samples: track(), language: "de" });
}

const word = (text: string, start: number, end: number) => ({ word: ` ${text}`, start, end });

it("transcribes what is spoken of a track, with the times of words where the endpoint has them", async () => {
  const said = await transcribed([
    json({ text: "Guten Tag.", words: [word("Guten", 0.2, 0.4), word("Tag.", 0.4, 0.7)] }),
    json({ text: "Hallo.", words: [word("Hallo.", 0.7, 0.2)] }),
  ]);
  expect(said.map(({ text }) => text)).toEqual(["Guten Tag.", "Hallo."]);
  const [first, second] = said;
  expect(Math.abs((first?.from ?? 0) - 0.8)).toBeLessThan(0.15);
  expect(first?.words?.map(({ text }) => text)).toEqual(["Guten", "Tag."]);
  expect(first?.words?.[0]?.from).toBeCloseTo((first?.from ?? 0) + 0.2);
  // Its times make no sense.
  expect(second?.words).toBeNull();
  expect(seen.map(({ form }) => form.get("response_format"))).toEqual(["verbose_json", "verbose_json"]);
});

it("transcribes a track without times if the endpoint refuses them, and leaves out what it invents", async () => {
  const said = await transcribed([
    json({}, 400),
    json({ text: "Hallo." }),
    json({}, 400),
    json({ text: " ..." }),
  ]);
  expect(said).toMatchObject([{ text: "Hallo.", words: null }]);
  expect(seen.map(({ form }) => form.get("response_format"))).toEqual([
    ...["verbose_json", "json", "verbose_json", "json"],
  ]);
});

it("leaves no error behind when it's given up while its sound is read", async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on("unhandledRejection", note);
  // Nothing listens there.
  const nowhere = { baseUrl: "http://127.0.0.1:9/v1", apiKey: undefined, model: "m", timeoutMs: 5_000 };
  const samples = new Int16Array(14 * INPUT_SAMPLE_RATE).fill(300);
  for (let time = 0; time < 5; time += 1) {
    const leaving = new AbortController();
    const asked = openAiRecognizer(nowhere).transcribe(
      { samples, language: "en", names: [] },
      leaving.signal,
    );
    setImmediate(() => leaving.abort());
    await expect(asked).rejects.toThrow();
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  process.off("unhandledRejection", note);
  expect(unhandled).toEqual([]);
});
