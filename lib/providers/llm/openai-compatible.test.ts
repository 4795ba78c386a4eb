import { afterAll, beforeAll, expect, it } from "vitest";
import {
  completion,
  type StubLanguageModel as Stub,
  StubLanguageModel,
  send,
} from "@/test/support/stub-language-model";
import { type ModelSettings, openAiCompatibleModel } from "./openai-compatible";

let stub: Stub;
beforeAll(async () => {
  stub = await StubLanguageModel.start();
});
afterAll(() => stub.stop());

const question = {
  name: "answer",
  instructions: "Answer.",
  prompt: "<data>\n1\n</data>",
  schema: { type: "object" },
  mostTokens: 50,
};
const modelWith = (settings: Partial<ModelSettings> = {}) =>
  openAiCompatibleModel({ baseUrl: stub.baseUrl, apiKey: "k", model: "m", timeoutMs: 1_000, ...settings });
const ask = (signal = new AbortController().signal) => modelWith().ask(question, signal);

it("asks with a schema and returns what was answered, with the tokens", async () => {
  stub.answer({ yes: 1 });
  expect(await ask()).toEqual({ value: { yes: 1 }, inputTokens: 11, outputTokens: 7 });
  expect(stub.asked).toEqual([
    { system: "Answer.", prompt: question.prompt, format: "json_schema", schema: "answer" },
  ]);
});

it("asks for any JSON where the endpoint takes no schema, and puts the schema into the instructions", async () => {
  stub.respond(({ format }, response) =>
    format === "json_schema" ? send(response, "{}", 400) : send(response, completion("{}")),
  );
  expect((await ask()).value).toEqual({});
  expect(stub.asked.map(({ format }) => format)).toEqual(["json_schema", "json_object"]);
  expect(stub.asked[1]?.system).toContain('{"type":"object"}');
});

it("asks for no schema again once it was refused, or where that is set", async () => {
  const { signal } = new AbortController();
  stub.respond(({ format }, response) =>
    format === "json_schema" ? send(response, "{}", 422) : send(response, completion("{}")),
  );
  const model = modelWith();
  await model.ask(question, signal);
  await model.ask(question, signal);
  await modelWith({ takesSchema: false }).ask(question, signal);
  expect(stub.asked.map(({ format }) => format)).toEqual([
    "json_schema",
    ...Array.from({ length: 3 }, () => "json_object"),
  ]);
});

it("keeps asking for the schema after a question that is refused without it too", async () => {
  const { signal } = new AbortController();
  stub.inOrder(
    (_, response) => send(response, "{}", 400),
    (_, response) => send(response, "{}", 400),
    (_, response) => send(response, completion("{}")),
  );
  const model = modelWith();
  await expect(model.ask(question, signal)).rejects.toMatchObject({ name: "WriterError" });
  await model.ask(question, signal);
  expect(stub.asked.map(({ format }) => format)).toEqual(["json_schema", "json_object", "json_schema"]);
});

it.each([
  "This model's maximum context length is 8192 tokens.",
  "context_length_exceeded",
  "The prompt is too long: 210000 tokens",
])("doesn't repeat a question that is too long: %s", async (message) => {
  stub.respond((_, response) => send(response, JSON.stringify({ error: { message } }), 400));
  await expect(ask()).rejects.toMatchObject({ message: "The model's endpoint responded with 400." });
  expect(stub.asked).toHaveLength(1);
});

it("repeats only as often as is set", async () => {
  stub.respond((_, response) => send(response, "{}", 503, { "Retry-After": "0" }));
  await expect(ask()).rejects.toMatchObject({ transient: true });
  expect(stub.asked).toHaveLength(3);
  stub.respond((_, response) => send(response, "{}", 503));
  const once = modelWith({ repeats: 0 }).ask(question, new AbortController().signal);
  await expect(once).rejects.toMatchObject({ transient: true });
  expect(stub.asked).toHaveLength(1);
});

it("asks again after 429, when it's told to", async () => {
  stub.inOrder(
    (_, response) => send(response, "{}", 429, { "Retry-After": "0" }),
    (_, response) => send(response, completion("```json\n[1]\n```")),
  );
  expect((await ask()).value).toEqual([1]);
});

it.each<[string, (response: Parameters<typeof send>[0]) => void, string]>([
  ["401", (response) => send(response, "{}", 401), "The model's endpoint responded with 401."],
  [
    "500 each time",
    (response) => send(response, "{}", 500, { "Retry-After": "0" }),
    "The model's endpoint responded with 500.",
  ],
  [
    "an address elsewhere, where it doesn't go",
    (response) => send(response, "", 307, { Location: `${stub.baseUrl}/chat/completions` }),
    "The model's endpoint responded with 307.",
  ],
  [
    "400 for whatever is asked",
    (response) => send(response, '{"error":{"message":"too long"}}', 400),
    "The model's endpoint responded with 400.",
  ],
  ["nothing", (response) => send(response, completion("")), "The model's answer wasn't JSON."],
  [
    "a page",
    (response) => send(response, "<html>"),
    "The model's endpoint didn't respond with a completion.",
  ],
  ["prose", (response) => send(response, completion("Sure!")), "The model's answer wasn't JSON."],
  [
    "half an answer",
    (response) => send(response, completion('{"a":', "length")),
    "The model's answer was cut off.",
  ],
  ["a closed connection", (response) => response.destroy(), "The model's endpoint couldn't be reached."],
])("fails with what happened: %s", async (_name, respond, message) => {
  stub.respond((_asked, response) => respond(response));
  await expect(ask()).rejects.toMatchObject({ name: "WriterError", message });
});

it("gives up when its time is over", async () => {
  const late = new AbortController();
  stub.respond(() => late.abort());
  await expect(ask(late.signal)).rejects.toMatchObject({
    message: "The model took too long.",
    transient: true,
  });
});
