import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { emailFailure, outgoingEmail } from "@/test/support/outgoing-email";
import type { EmailProvider } from "./port";
import { resendProvider } from "./resend";

interface Seen {
  url: string | undefined;
  headers: IncomingMessage["headers"];
  // biome-ignore lint/suspicious/noExplicitAny: tests look into what was sent
  body: any;
}

let seen: Seen[];
let behave: (response: ServerResponse, request: Seen) => void;
let provider: EmailProvider;
/** The provider with this timeout. */
let within: (timeoutMs: number) => EmailProvider;
let stop: () => Promise<void>;

const answer = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

beforeEach(async () => {
  seen = [];
  behave = (response) => void answer(response, 200, { id: "re_1" });
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const one = {
        url: request.url,
        headers: request.headers,
        body: JSON.parse(String(Buffer.concat(chunks))),
      };
      seen.push(one);
      behave(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  within = (timeoutMs) =>
    resendProvider({ apiKey: "re_secret", baseUrl: `http://127.0.0.1:${port}/base/`, timeoutMs });
  provider = within(60_000);
  stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
});

afterEach(async () => {
  await stop();
  await provider.close();
});

const mail = outgoingEmail({
  from: { name: 'Ana "A." Lima\\', address: "shows@showrunner.example" },
  replyTo: "host@example.com",
  calendar: { method: "REQUEST", content: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n" },
  headers: { "X-Show": "one" },
});

const failure = () => emailFailure(provider.send(mail, "msg_1"));

it("posts the email with its idempotency key", async () => {
  expect(await provider.send(mail, "msg_1")).toEqual({ providerId: "re_1" });
  expect(seen[0]).toMatchObject({
    url: "/base/emails",
    headers: { authorization: "Bearer re_secret", "idempotency-key": "msg_1" },
    body: {
      from: '"Ana \\"A.\\" Lima\\\\" <shows@showrunner.example>',
      to: ["ada@example.com"],
      reply_to: "host@example.com",
      subject: "You're in",
      html: "<p>Hello</p>",
      text: "Hello",
      headers: { "X-Show": "one" },
    },
  });
  const [invite] = seen[0]?.body.attachments ?? [];
  expect(invite.content_type).toBe("text/calendar; charset=UTF-8; method=REQUEST");
  expect(Buffer.from(invite.content, "base64").toString()).toBe(mail.calendar?.content);
});

it.each([
  [429, "rate_limit_exceeded", "transient"],
  [500, "application_error", "transient"],
  [503, "x", "transient"],
  [401, "missing_api_key", "transient"],
  [403, "validation_error", "transient"],
  [409, "concurrent_idempotent_requests", "transient"],
  [409, "invalid_idempotent_request", "permanent"],
  [400, "validation_error", "permanent"],
  [422, "invalid_to_address", "permanent"],
  [302, "x", "permanent"],
])("treats %i %s as a %s failure", async (status, name, kind) => {
  const body = { statusCode: status, name, message: "because" };
  behave = (response) => void answer(response, status, body, { "retry-after": "7" });
  const error = await failure();
  expect(error.kind).toBe(kind);
  expect(error.message).toContain(String(status));
  expect(error.retryAfterSeconds).toBe(7);
});

it.each([
  ["rate_limit_exceeded", 1],
  ["daily_quota_exceeded", undefined],
])("waits after %s if the API doesn't say how long", async (name, seconds) => {
  behave = (response) => void answer(response, 429, { statusCode: 429, name, message: "because" });
  expect((await failure()).retryAfterSeconds).toBe(seconds);
});

const isTransient = async (behaviour: typeof behave) => {
  behave = behaviour;
  expect((await failure()).kind).toBe("transient");
};

it.each<[string, typeof behave]>([
  ["says nothing", () => undefined],
  ["stops in the middle", (response) => void response.writeHead(200).write('{"id":')],
  [
    "never ends its answer",
    (response) => {
      const timer = setInterval(() => response.write('{"id":"x"} '), 20);
      response.writeHead(200).on("close", () => clearInterval(timer));
    },
  ],
])("fails with a transient error before long when the API %s", async (_how, behaviour) => {
  await provider.close();
  provider = within(400);
  await isTransient(behaviour);
});

it.each<[string, typeof behave]>([
  ["hangs up", (response) => void response.socket?.destroy()],
  ["sends no JSON", (response) => void response.writeHead(200).end("<html>ok</html>")],
  ["sends JSON without an id", (response) => void answer(response, 200, ["re_1"])],
  ["sends null", (response) => void answer(response, 200, null)],
  ["sends a long text", (response) => void response.writeHead(200).end("x".repeat(200_000))],
  ["refuses with a page", (response) => void response.writeHead(502).end("<html>Bad gateway</html>")],
  ["refuses without saying how", (response) => void answer(response, 400, { message: "because" })],
  ["refuses with null", (response) => void answer(response, 500, null)],
  ["refuses with a text", (response) => void answer(response, 500, "no")],
])("fails with a transient error when the API %s", async (_how, behaviour) => {
  await isTransient(behaviour);
});

it("never follows a redirect with an email", async () => {
  behave = (response, { url }) =>
    void response.writeHead(307, { location: `${url}/elsewhere` }).end("<html>moved</html>");
  expect((await failure()).kind).toBe("permanent");
  expect(seen.map(({ url }) => url)).toEqual(["/base/emails"]);
});

it("never includes the API key in an error", async () => {
  behave = (response) => void answer(response, 401, { statusCode: 401, name: "invalid", message: "bad key" });
  expect((await failure()).message).not.toContain("re_secret");
});
