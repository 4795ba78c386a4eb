import type { AddressInfo } from "node:net";
import ICAL from "ical.js";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event, MailMessage, Registration } from "@/lib/generated/prisma/client";
import { joinToken } from "@/lib/platform/capability";
import { db } from "@/lib/platform/db";
import { MailError, type MailProvider, type OutgoingMail } from "@/lib/providers/mail";
import { smtpProvider } from "@/lib/providers/mail/smtp";
import { api } from "@/test/support/api";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";
import { failMail, handOverMail, prepareMail, queueSignInMail } from "./index";

let workspace: TestWorkspace;
let number = 0;

beforeAll(async () => {
  workspace = await makeWorkspace();
});

interface Case {
  message: MailMessage;
  event: Event;
  registration: Registration;
}

/** A registration with its queued confirmation, made through the API. */
async function register(
  given: {
    environment?: "test" | "live";
    name?: string;
    event?: Record<string, unknown>;
    change?: Record<string, unknown>;
    zone?: string;
  } = {},
): Promise<Case> {
  const key = await workspace.key(given.environment ?? "live");
  const made = await api("POST", "/api/v1/events", {
    key,
    body: {
      title: "Night radio",
      starts_at: "2027-03-04T18:00:00Z",
      generate_show_plan: false,
      ...given.event,
    },
  });
  const { slug } = made.json.data;
  const event = await db().event.update({ where: { slug }, data: given.change ?? {} });
  number += 1;
  const body = {
    name: given.name ?? "Ada",
    email: `reader${number}@example.com`,
    ...(given.zone ? { time_zone: given.zone } : {}),
  };
  const answer = await api("POST", `/api/v1/events/${slug}/registrations`, { key, body });
  expect(answer.status).toBe(201);
  return {
    event,
    registration: await db().registration.findUniqueOrThrow({ where: { id: answer.json.data.id } }),
    message: await db().mailMessage.findFirstOrThrow({ where: { eventId: event.id } }),
  };
}

const read = (id: string) => db().mailMessage.findUniqueOrThrow({ where: { id } });
const vevent = (text: string | null) => {
  const event = new ICAL.Component(ICAL.parse(text ?? "")).getFirstSubcomponent("vevent");
  if (!event) throw new Error("no event in the calendar");
  return event;
};

describe("making a confirmation", () => {
  it("writes subject, both parts and the invitation, in the reader's zone", async () => {
    const { message, event, registration } = await register({
      zone: "Asia/Kolkata",
      event: { host: { name: "Ana Lima", company: "Northwind", email: "ana@northwind.example" } },
    });
    expect(await prepareMail(message.id)).toBe("queued");
    const made = await read(message.id);
    const link = `http://127.0.0.1:3000/watch/${event.slug}?join=${joinToken(registration.id, 1)}`;
    expect(made).toMatchObject({
      subject: "You're in: Night radio",
      fromName: "Ana Lima",
      replyTo: "ana@northwind.example",
    });
    for (const part of [made.html, made.text]) {
      expect(part).toContain(link);
      expect(part).toContain("Thursday, March 4, 2027");
      expect(part).toContain("11:30 PM");
      expect(part).toContain("India Standard Time");
      expect(part).toContain("Ana Lima, Northwind");
      expect(part).toContain(`/place/${event.slug}?join=`);
      expect(part).toContain("/unsubscribe/");
    }
    expect(made.html).toContain('lang="en"');
    expect(made.html).toContain("calendar.google.com");
    expect(made.text).not.toContain("<");
    const entry = vevent(made.calendar);
    expect(entry.getFirstPropertyValue("uid")).toBe(`${registration.id}@127.0.0.1`);
    expect(entry.getFirstPropertyValue("sequence")).toBe(0);
    expect(String(entry.getFirstPropertyValue("dtstart"))).toBe("2027-03-04T18:00:00Z");
    expect(String(entry.getFirstPropertyValue("dtend"))).toBe("2027-03-04T19:00:00Z");
    const attendees = entry.getAllProperties("attendee");
    expect(attendees.map((one) => String(one.getFirstValue()).toLowerCase())).toEqual([
      `mailto:${registration.email}`,
    ]);
    expect(String(entry.getFirstPropertyValue("organizer")).toLowerCase()).toBe(
      "mailto:shows@showrunner.example",
    );
    const lines = (made.calendar ?? "").split("\r\n");
    expect(lines.join("")).not.toContain("\n");
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  it("keeps the entry and raises its sequence when the date moved", async () => {
    const first = await register();
    await prepareMail(first.message.id);
    const before = vevent((await read(first.message.id)).calendar);
    await db().event.update({ where: { id: first.event.id }, data: { calendarSequence: 3 } });
    await db().mailMessage.update({ where: { id: first.message.id }, data: { html: "" } });
    await prepareMail(first.message.id);
    const after = vevent((await read(first.message.id)).calendar);
    expect(after.getFirstPropertyValue("uid")).toBe(before.getFirstPropertyValue("uid"));
    expect(after.getFirstPropertyValue("sequence")).toBe(3);
  });

  it("has no calendar part while the date is open", async () => {
    const { message } = await register({ event: { starts_at: undefined } });
    await prepareMail(message.id);
    const made = await read(message.id);
    expect(made.calendar).toBeNull();
    expect(made.html).toContain("still to be announced");
    expect(made.html).not.toContain("calendar.google.com");
  });

  it.each([
    ["waitlisted", "waiting list"],
    ["pending_approval", "request"],
  ])("gives no link to who is %s", async (state, words) => {
    const { message, registration } = await register();
    await db().registration.update({ where: { id: registration.id }, data: { state } });
    await prepareMail(message.id);
    const made = await read(message.id);
    expect(made.subject).toMatch(new RegExp(words));
    expect(made.html).not.toContain("/watch/");
    expect(made.text).not.toContain("/watch/");
    expect(made.calendar).toBeNull();
  });

  it.each([
    ["de", "Du bist dabei", "Donnerstag, 4. März 2027"],
    ["es-MX", "Tienes tu plaza", "jueves, 4 de marzo de 2027"],
    ["fr", "Votre place est réservée", "jeudi 4 mars 2027"],
    ["ja", "You're in", "Thursday, March 4, 2027"],
  ])("speaks %s as far as it can", async (language, subject, date) => {
    const { message } = await register({ change: { language } });
    await prepareMail(message.id);
    const made = await read(message.id);
    expect(made.subject).toContain(subject);
    expect(made.text).toContain(date);
  });

  it.each([
    ["markup", `<img src=x onerror=alert(1)>"'&`],
    ["a line break", "Ada\r\nATTENDEE:mailto:evil@example.com"],
    ["calendar punctuation", `A;B,C:D"E\\F`],
    ["direction marks", "\u202emoc.live\u202c"],
    ["emoji", "👩‍💻".repeat(30)],
    ["Markdown", "[x](http://evil.example) **b**"],
  ])("takes %s in names and titles as text", async (_what, hostile) => {
    const { message } = await register({
      name: hostile,
      event: { title: hostile.replaceAll(/[\r\n]+/g, " ").slice(0, 110), host: { name: hostile } },
    });
    await prepareMail(message.id);
    const made = await read(message.id);
    expect(made.html).not.toContain("<img src=x");
    for (const line of [made.subject, made.fromName, made.toName])
      expect(line).not.toMatch(/[\p{Cc}\u202e]/u);
    const entry = vevent(made.calendar);
    expect(entry.getAllProperties("attendee")).toHaveLength(1);
    expect(entry.getAllProperties("organizer")).toHaveLength(1);
    expect(String(entry.getFirstPropertyValue("summary"))).toBe(made.subject.replace(/^You're in: /, ""));
  });

  it("shows a host of whom only the name is known", async () => {
    const { message } = await register({ event: { host: { name: "Ana" } } });
    await prepareMail(message.id);
    expect(await read(message.id)).toMatchObject({ fromName: "Ana", replyTo: null });
  });

  it("greets nobody with a link", async () => {
    const { message } = await register({ name: "Win money at evil.example/now" });
    await prepareMail(message.id);
    const made = await read(message.id);
    expect(made.html + made.text).not.toContain("evil.example");
  });
});

describe("what must not go out", () => {
  const stateAfter = async (given: Case) => {
    const state = await prepareMail(given.message.id);
    expect((await read(given.message.id)).html).toBe("");
    return state;
  };

  it("a removed or cancelled registration, a cancelled event, an inactive client or workspace", async () => {
    const removed = await register();
    await db().registration.update({
      where: { id: removed.registration.id },
      data: { removedAt: new Date() },
    });
    expect(await stateAfter(removed)).toBe("skipped");
    const cancelled = await register();
    await db().registration.update({
      where: { id: cancelled.registration.id },
      data: { state: "cancelled" },
    });
    expect(await stateAfter(cancelled)).toBe("skipped");
    const off = await register();
    await db().event.update({ where: { id: off.event.id }, data: { state: "cancelled" } });
    expect(await stateAfter(off)).toBe("skipped");
    const held = await register();
    await db().client.update({ where: { id: held.event.clientId }, data: { status: "suspended" } });
    expect(await stateAfter(held)).toBe("skipped");
    await db().client.update({ where: { id: held.event.clientId }, data: { status: "active" } });
  });

  it("mail to addresses that bounced or complained; who unsubscribed still gets the confirmation", async () => {
    const suppress = async (reason: string) => {
      const given = await register();
      const { workspaceId } = workspace;
      await db().suppression.create({ data: { workspaceId, emailNormal: given.message.toEmail, reason } });
      return given;
    };
    expect(await stateAfter(await suppress("bounce"))).toBe("suppressed");
    expect(await stateAfter(await suppress("complaint"))).toBe("suppressed");
    const left = await suppress("unsubscribe");
    expect(await prepareMail(left.message.id)).toBe("queued");
  });

  it("test mail: it is captured whole, and no provider will ever see it", async () => {
    const { message } = await register({ environment: "test" });
    expect(await prepareMail(message.id)).toBe("captured");
    const kept = await read(message.id);
    expect(kept.html).toContain("/watch/");
    expect(kept.calendar).toContain("BEGIN:VEVENT");
    const provider = fakeProvider();
    expect(await handOverMail(message.id, undefined, provider)).toBe("captured");
    await db().mailMessage.update({ where: { id: message.id }, data: { state: "queued" } });
    await expect(handOverMail(message.id, undefined, provider)).rejects.toThrow("test message");
    expect(provider.sent).toEqual([]);
  });
});

interface FakeProvider extends MailProvider {
  sent: { mail: OutgoingMail; key: string }[];
}

/** Stands at the port to fail on cue; the drivers themselves are tested against real servers. */
function fakeProvider(fail: (attempt: number) => Error | undefined = () => undefined): FakeProvider {
  const sent: FakeProvider["sent"] = [];
  let attempt = 0;
  return {
    name: "fake",
    sent,
    send: async (mail, key) => {
      attempt += 1;
      sent.push({ mail, key });
      const error = fail(attempt);
      if (error) throw error;
      return { providerId: `p${attempt}` };
    },
    close: async () => undefined,
  };
}

describe("handing over", () => {
  let given: Case;
  beforeEach(async () => {
    given = await register();
    await prepareMail(given.message.id);
  });

  it("happens once, with the message's id as the provider's key", async () => {
    const provider = fakeProvider();
    const { id } = given.message;
    expect(await handOverMail(id, undefined, provider)).toBe("sent");
    expect(await handOverMail(id, undefined, provider)).toBe("sent");
    expect(await prepareMail(id)).toBe("sent");
    expect(provider.sent.map(({ key }) => key)).toEqual([id]);
    expect(await read(id)).toMatchObject({ state: "sent", provider: "fake", providerId: "p1" });
  });

  it("sends the very same bytes when it is tried again", async () => {
    const provider = fakeProvider((attempt) =>
      attempt === 1 ? new MailError("busy", "transient") : undefined,
    );
    const { id } = given.message;
    await expect(handOverMail(id, undefined, provider)).rejects.toThrow("busy");
    expect(await read(id)).toMatchObject({ state: "queued", error: "busy" });
    await db().event.update({ where: { id: given.event.id }, data: { title: "Another title" } });
    await prepareMail(id);
    expect(await handOverMail(id, undefined, provider)).toBe("sent");
    expect(provider.sent[1]).toEqual(provider.sent[0]);
    expect((await read(id)).error).toBeNull();
  });

  it("ends at a final refusal", async () => {
    const provider = fakeProvider(() => new MailError("550 nobody here", "permanent"));
    const { id } = given.message;
    expect(await handOverMail(id, undefined, provider)).toBe("failed");
    expect(await handOverMail(id, undefined, provider)).toBe("failed");
    expect(provider.sent).toHaveLength(1);
  });

  it("is taken up again, under the same key, after a crash between sending and marking", async () => {
    const { id } = given.message;
    await db().mailMessage.update({ where: { id }, data: { state: "sending" } });
    const provider = fakeProvider();
    expect(await prepareMail(id)).toBe("sending");
    expect(await handOverMail(id, undefined, provider)).toBe("sent");
    expect(provider.sent.map(({ key }) => key)).toEqual([id]);
  });

  it("does not send twice when only the marking failed", async () => {
    const { id } = given.message;
    const provider = fakeProvider();
    const model = db().mailMessage;
    const update = vi.spyOn(model, "updateMany").mockRejectedValueOnce(new Error("connection lost"));
    expect(await handOverMail(id, undefined, provider)).toBe("sent");
    expect(update).toHaveBeenCalledTimes(2);
    update.mockRestore();
    expect(provider.sent).toHaveLength(1);
    expect((await read(id)).state).toBe("sent");
  });

  it("that was given up is failed, one that was sent stays sent", async () => {
    await failMail(given.message.id, "MailError: no route");
    expect((await read(given.message.id)).state).toBe("failed");
    const other = await register();
    await prepareMail(other.message.id);
    await handOverMail(other.message.id, undefined, fakeProvider());
    await failMail(other.message.id, "late");
    expect((await read(other.message.id)).state).toBe("sent");
  });
});

describe("over a real mail server", () => {
  const caught: Email[] = [];
  let server: SMTPServer;
  let provider: MailProvider;

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", async () => {
          caught.push(await PostalMime.parse(Buffer.concat(chunks)));
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.server.address() as AddressInfo;
    provider = smtpProvider({ url: `smtp://127.0.0.1:${port}` });
  });

  afterAll(async () => {
    await provider.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  it("a hostile name arrives as a name, and the invitation with it", async () => {
    const { message } = await register({ name: 'Ada\r\nBcc: x@evil.example, "Q" <y@evil.example> 🎉' });
    await prepareMail(message.id);
    expect(await handOverMail(message.id, undefined, provider)).toBe("sent");
    const got = caught.at(-1);
    expect(got?.to).toEqual([
      { name: 'Ada Bcc: x@evil.example, "Q" <y@evil.example> 🎉', address: message.toEmail },
    ]);
    expect(got?.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(got?.headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
    expect(got?.attachments.some(({ mimeType }) => mimeType === "text/calendar")).toBe(true);
    expect(got?.messageId).toBe(`<${message.id}@showrunner.example>`);
  });

  it("the sign-in link arrives, and is in the database only sealed", async () => {
    const link = "http://127.0.0.1:3000/sign-in/confirm?token=top-secret-token";
    await queueSignInMail({ email: "Owner@Example.com", link });
    const message = await db().mailMessage.findFirstOrThrow({ where: { kind: "sign_in" } });
    const job = await db().job.findFirstOrThrow({ where: { subject: message.id } });
    expect(message).toMatchObject({ workspaceId: null, environment: "live", toEmail: "owner@example.com" });
    const { sealed } = job.payload as { sealed: string };
    expect(await prepareMail(message.id)).toBe("queued");
    expect(await handOverMail(message.id, sealed, provider)).toBe("sent");
    expect(caught.at(-1)?.text).toContain(link);
    expect(caught.at(-1)?.html).toContain("top-secret-token");
    const stored = JSON.stringify([await read(message.id), job]);
    expect(stored).not.toContain("top-secret-token");
    expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("top-secret-token");
  });
});
