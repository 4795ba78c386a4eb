import { generateKeyPairSync } from "node:crypto";
import type { AddressInfo } from "node:net";
import ICAL from "ical.js";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { writeCalendar } from "@/lib/modules/email/sending/compose/calendar/write-calendar";
import { checkDkim } from "@/test/support/check-dkim";
import { emailFailure, outgoingEmail } from "@/test/support/outgoing-email";
import type { EmailProvider } from "./port";
import { smtpProvider } from "./smtp";

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

interface Caught {
  from: string;
  to: string[];
  raw: string;
  mail: Email;
}

/** Starts a real SMTP server on a free port, with the behavior that a test needs. */
async function serve(options: SMTPServerOptions = {}) {
  const caught: Caught[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : "";
        const to = rcptTo.map(({ address }) => address);
        PostalMime.parse(raw).then((mail) => {
          caught.push({ from, to, raw: raw.toString("utf8"), mail });
          done();
        }, done);
      });
    },
    ...options,
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { caught, url: `smtp://127.0.0.1:${port}`, server };
}

function connect(url: string, silenceMs?: number): EmailProvider {
  const provider = smtpProvider({ url, silenceMs });
  stops.push(() => provider.close());
  return provider;
}

const failure = (url: string, silenceMs?: number) =>
  emailFailure(connect(url, silenceMs).send(outgoingEmail(), "a"));

it("sends a complete email whose Message-ID stays the same on every attempt", async () => {
  const { caught, url } = await serve();
  const provider = connect(url);
  const first = await provider.send(outgoingEmail({ replyTo: "host@example.com" }), "msg_01");
  await provider.send(outgoingEmail(), "msg_01");
  expect(first.providerId).toBe("<msg_01@showrunner.example>");
  expect(caught.map(({ mail: { messageId } }) => messageId)).toEqual([first.providerId, first.providerId]);
  expect(caught[0]).toMatchObject({ from: "shows@showrunner.example", to: ["ada@example.com"] });
  expect(caught[0]?.mail).toMatchObject({
    subject: "You're in",
    text: "Hello\n",
    from: { name: "Ana Lima" },
    replyTo: [{ address: "host@example.com" }],
  });
  expect(caught[0]?.mail.html).toContain("<p>Hello</p>");
});

it("includes the invitation as a valid calendar part", async () => {
  const { caught, url } = await serve();
  const content = writeCalendar({
    method: "REQUEST",
    uid: "reg_1@showrunner.example",
    sequence: 0,
    stamp: new Date(),
    startsAt: new Date("2027-03-04T18:00:00Z"),
    endsAt: new Date("2027-03-04T19:00:00Z"),
    title: "Über “Ünïcode” 🎉 and a title that is long enough to be folded more than once, surely",
    description: "x",
    url: "https://showrunner.example/watch/x?join=y",
    organizer: { name: "Ana", email: "shows@showrunner.example" },
    attendee: { name: "Ada", email: "ada@example.com" },
  });
  await connect(url).send(outgoingEmail({ calendar: { method: "REQUEST", content } }), "msg_01");
  expect(caught[0]?.raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
  const part = caught[0]?.mail.attachments.find(({ mimeType }) => mimeType === "text/calendar");
  const bytes = part?.content;
  const text = typeof bytes === "string" ? bytes : new TextDecoder().decode(bytes);
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue("method")).toBe("REQUEST");
  expect(calendar.getFirstSubcomponent("vevent")?.getFirstPropertyValue("uid")).toBe(
    "reg_1@showrunner.example",
  );
});

it("signs with the given DKIM key, including the one-click unsubscribe headers", async () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  const { caught, url } = await serve();
  const dkim = { domain: "showrunner.example", selector: "shows", privateKey };
  const provider = smtpProvider({ url, dkim });
  stops.push(() => provider.close());
  await provider.send(
    outgoingEmail({
      subject: "Über “Ünïcode” 🎉, long enough for a subject that is folded over more than a single line",
      headers: {
        "List-Unsubscribe": "<https://x.example/u/1>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    }),
    "msg_01",
  );
  const raw = caught[0]?.raw ?? "";
  const tags = checkDkim(raw, publicKey);
  expect(tags).toMatchObject({ d: "showrunner.example", s: "shows", a: "rsa-sha256" });
  expect(tags.h?.toLowerCase().split(":")).toEqual(
    expect.arrayContaining(["from", "to", "subject", "list-unsubscribe", "list-unsubscribe-post"]),
  );
  expect(() => checkDkim(raw.replace("x.example/u/1", "y.example/u/1"), publicKey)).toThrow("signature");
  expect(() => checkDkim(raw.replace("Hello", "Hullo"), publicKey)).toThrow("body");
});

it.each([
  ["a line break", "Ada\r\nBcc: victim@example.com"],
  ["a bare newline", "Ada\nX-Evil: 1\n\n<p>body"],
  ["quotes and brackets", 'Ada "The Countess" <evil@example.com>, Bob'],
  ["right-to-left text", "\u202eevil\u202c שלום"],
  ["emoji", "Ada 👩‍💻🎉"],
  ["encoded words", "=?utf-8?q?Bcc:_x@example.com?="],
  ["NUL and controls", "A\u0000d\u0007a"],
])("prevents header injection by %s in any field", async (_what, hostile) => {
  const { caught, url } = await serve();
  await connect(url).send(
    outgoingEmail({
      from: { name: hostile, address: "shows@showrunner.example" },
      to: { name: hostile, address: "ada@example.com" },
      subject: hostile,
      headers: { "X-Show": hostile },
    }),
    "msg_01",
  );
  expect(caught).toHaveLength(1);
  const { to, raw, mail: got } = caught[0] as Caught;
  expect(to).toEqual(["ada@example.com"]);
  const names = got.headers.map(({ key }) => key);
  expect(names).not.toContain("bcc");
  expect(names).not.toContain("x-evil");
  expect(names.filter((name) => name === "subject")).toHaveLength(1);
  expect(got.to).toHaveLength(1);
  expect(got.to?.[0]?.address).toBe("ada@example.com");
  expect(got.from?.address).toBe("shows@showrunner.example");
  expect(raw.split("\r\n\r\n")[0]).toMatch(/^[\r\n\t\x20-\x7e]*$/);
});

describe("failures", () => {
  const refusing = (responseCode: number) =>
    serve({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error("no"), { responseCode })),
    });

  it("are permanent for a 5xx response and transient for a 4xx", async () => {
    const never = await refusing(550);
    expect((await failure(never.url)).kind).toBe("permanent");
    const later = await refusing(451);
    expect((await failure(later.url)).kind).toBe("transient");
  });

  it("are permanent for a rejected message and transient for a full disk", async () => {
    const answering = (responseCode: number) =>
      serve({
        onData: (stream, _session, done) => {
          stream.resume();
          stream.on("end", () => done(Object.assign(new Error("no"), { responseCode })));
        },
      });
    expect((await failure((await answering(554)).url)).kind).toBe("permanent");
    expect((await failure((await answering(452)).url)).kind).toBe("transient");
  });

  it.each([
    ["RCPT", "550 5.1.1 no such mailbox", "bounce"],
    ["RCPT", "550 5.1.10 domain accepts no email", "bounce"],
    ["RCPT", "550 no such mailbox", "bounce"],
    ["RCPT", "550 5.5.0 Requested action not taken: mailbox unavailable", "bounce"],
    ["RCPT", "550 <ada@example.com>: unknown user", "bounce"],
    ["RCPT", "550 <user@example.com>: rejected", "permanent"],
    ["RCPT", "550 5.2.2 mailbox full", "permanent"],
    ["RCPT", "550 5.7.1 address blocked by policy", "permanent"],
    ["RCPT", "554 no such user, or a spam trap", "permanent"],
    ["RCPT", "550 5.7.1 relaying denied", "transient"],
    ["RCPT", "550 relay not permitted", "transient"],
    ["RCPT", "550 Sender verify failed", "transient"],
    ["RCPT", "550 5.1.7 sender address rejected", "transient"],
    ["RCPT", "550 5.1.8 <user@example.com>: address rejected", "transient"],
    ["RCPT", "550 authentication required", "transient"],
    ["RCPT", "530 5.7.0 please log in", "transient"],
    ["RCPT", "503 5.5.1 bad sequence of commands", "transient"],
    ["DATA", "550 5.1.1 no such mailbox", "bounce"],
    ["DATA", "550 5.7.26 not signed", "permanent"],
    ["DATA", "550 high probability of spam", "permanent"],
    ["DATA", "554 message rejected", "permanent"],
    ["DATA", "550 5.6.0 address in a header not valid", "permanent"],
    ["DATA", "552 message too large", "permanent"],
    ["MAIL", "550 5.1.8 sender rejected", "transient"],
    ["MAIL", "530 5.7.0 authentication required", "transient"],
    ["MAIL", "550 5.1.1 no such mailbox", "permanent"],
  ])("of %s with %j are: %s", async (command, answer, meaning) => {
    const no = Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
    const { url } = await serve({
      onMailFrom: (_address, _session, done) => done(command === "MAIL" ? no : undefined),
      onRcptTo: (_address, _session, done) => done(command === "RCPT" ? no : undefined),
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on("end", () => done(no));
      },
    });
    const { kind, isBounce } = await failure(url);
    expect(isBounce ? "bounce" : kind).toBe(meaning);
    expect(kind).toBe(meaning === "transient" ? "transient" : "permanent");
  });

  it("are transient if the server is down, silent or hangs up", async () => {
    const gone = await serve();
    await stops.pop()?.();
    expect((await failure(gone.url)).kind).toBe("transient");
    const silent = await serve({ onMailFrom: () => undefined });
    expect((await failure(silent.url, 300)).kind).toBe("transient");
    const rude = await serve({
      onConnect: (_session, done) => done(Object.assign(new Error("busy"), { responseCode: 421 })),
    });
    expect((await failure(rude.url)).kind).toBe("transient");
  });

  it.each([
    ["454 Throttling failure: Maximum sending rate exceeded.", 2],
    ["450 4.7.1 Error: too much mail from 192.0.2.1", 2],
    ["421 4.7.0 Too many messages, try again later", 2],
    ["450 4.7.1 <bob@example.com>: Recipient address rejected: rate limited", 2],
    ["450 4.7.1 <Ada@Example.com>: Recipient address rejected: rate limited", undefined],
    ["421 4.7.0 Error: too many connections from 192.0.2.1", undefined],
    ["450 4.2.1 The user you are trying to contact is receiving mail at a rate that is too high", undefined],
    ["451 4.7.1 Greylisting in action, please come back later", undefined],
  ])("ask to wait if they are about the rate: %s", async (line, seconds) => {
    const [, code, words] = /^(\d+) (.*)$/.exec(line) ?? [];
    const slower = Object.assign(new Error(words), { responseCode: Number(code) });
    const { url } = await serve({ onMailFrom: (_address, _session, done) => done(slower) });
    const { kind, retryAfterSeconds } = await failure(url);
    expect([kind, retryAfterSeconds]).toEqual(["transient", seconds]);
  });

  it("end once the server recovers", async () => {
    let broken = true;
    const { caught, url } = await serve({
      onMailFrom: (_address, _session, done) =>
        broken ? done(Object.assign(new Error("later"), { responseCode: 421 })) : done(),
    });
    const provider = connect(url);
    expect((await emailFailure(provider.send(outgoingEmail(), "a"))).kind).toBe("transient");
    broken = false;
    await provider.send(outgoingEmail(), "a");
    expect(caught).toHaveLength(1);
  });
});
