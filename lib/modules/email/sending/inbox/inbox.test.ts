import { randomBytes } from "node:crypto";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GET as getCalendar } from "@/app/calendar/[slug]/route";
import { GET as getBody } from "@/app/inbox/[key]/[message]/body/route";
import { GET as getMessages } from "@/app/inbox/[key]/messages.json/route";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { smtpProvider } from "@/lib/providers/email/smtp";
import { startSmtpSink } from "@/stack/smtp-sink";
import { api } from "@/test/support/api";
import { outgoingEmail } from "@/test/support/outgoing-email";
import { runDueJobs } from "@/test/support/run-jobs";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";
import { prepareEmail, submitEmail } from "..";

let sink: { port: number; stop(): Promise<void> };
let workspace: TestWorkspace;
let slug: string;
const key = env().INBOX_KEY ?? "";

beforeAll(async () => {
  sink = await startSmtpSink(env().INBOX_DIR ?? "", 0);
  workspace = await makeWorkspace();
  const body = { title: "Night radio", starts_at: "2027-03-04T18:00:00Z", generate_show_plan: false };
  const made = await api("POST", "/api/v1/events", { key: await workspace.key("test"), body });
  slug = made.json.data.slug;
  await api("POST", `/api/v1/events/${slug}/registrations`, {
    key: await workspace.key("test"),
    body: { name: "Ada", email: "ada@example.com" },
  });
  await runDueJobs();
});

afterAll(() => sink.stop());

async function messages(query = "", given = key) {
  const request = new Request(`http://127.0.0.1:3000/inbox/${given}/messages.json${query}`);
  const response = await getMessages(request, { params: Promise.resolve({ key: given }) });
  return { status: response.status, json: await response.json() };
}

const send = async (change: object) => {
  const provider = smtpProvider({ url: `smtp://127.0.0.1:${sink.port}` });
  const mail = outgoingEmail({
    id: newId("msg"),
    to: { name: "", address: "bob@example.com" },
    html: '<html><head></head><body><a href="http://127.0.0.1:3000/x?a=1&amp;b=2">x</a></body></html>',
    text: "see http://127.0.0.1:3000/y",
    ...change,
  });
  try {
    return await provider.send(mail, mail.id);
  } finally {
    await provider.close();
  }
};

describe("the inbox", () => {
  it("shows captured test emails with their calendar part and links", async () => {
    const { json } = await messages("?to=ADA@");
    expect(json).toHaveLength(1);
    expect(json[0]).toMatchObject({
      to: "ada@example.com",
      subject: "You’re in: Night radio",
      kind: "confirmation",
      state: "captured",
    });
    expect(json[0].calendar).toContain("BEGIN:VEVENT");
    expect(json[0].links.some((link: string) => link.includes(`/watch/${slug}?join=`))).toBe(true);
    expect(json[0].links.every((link: string) => !link.includes("&amp;"))).toBe(true);
  });

  it("shows emails caught by the mail server, newest first and filtered by address", async () => {
    await send({ subject: "First" });
    await send({ subject: "Second", to: { name: "", address: "carol@example.com" } });
    const all = (await messages()).json.map(({ subject }: { subject: string }) => subject);
    expect(all.slice(0, 2)).toEqual(["Second", "First"]);
    const [bob, ...rest] = (await messages("?to=bob@example.com")).json;
    expect(rest).toEqual([]);
    expect(bob).toMatchObject({ to: "bob@example.com", state: "delivered", kind: "" });
    expect(bob.links).toEqual(["http://127.0.0.1:3000/x?a=1&b=2", "http://127.0.0.1:3000/y"]);
    expect((await messages("?limit=1")).json).toHaveLength(1);
    expect((await messages("?to=%25")).json).toEqual([]);
  });

  it("recognises our own emails by Message-ID and shows their calendar part", async () => {
    const live = await workspace.key("live");
    const body = { title: "Live radio", starts_at: "2027-03-04T18:00:00Z", generate_show_plan: false };
    const made = await api("POST", "/api/v1/events", { key: live, body });
    await api("POST", `/api/v1/events/${made.json.data.slug}/registrations`, {
      key: live,
      body: { name: "Dora", email: "dora@example.com" },
    });
    const { id } = await db().mailMessage.findFirstOrThrow({ where: { toEmail: "dora@example.com" } });
    const provider = smtpProvider({ url: `smtp://127.0.0.1:${sink.port}` });
    await prepareEmail(id);
    await submitEmail(id, undefined, provider);
    await provider.close();
    const [dora] = (await messages("?to=dora@")).json;
    expect(dora).toMatchObject({ kind: "confirmation", state: "delivered" });
    expect(dora.calendar).toContain("METHOD:REQUEST");
  });

  it.each(["", "x", randomBytes(16).toString("hex")])("is not found with the wrong key %j", async (wrong) => {
    expect((await messages("", wrong)).status).toBe(404);
  });

  it("serves an email's HTML only with its key, with links that open outside the frame", async () => {
    const [{ id }] = (await messages("?to=bob@")).json;
    const body = async (given: string, message: string) =>
      getBody(new Request("http://127.0.0.1:3000/"), {
        params: Promise.resolve({ key: given, message }),
      });
    const html = await (await body(key, id)).text();
    expect(html).toContain('<base target="_blank">');
    expect((await body("wrong", id)).status).toBe(404);
    for (const strange of ["../../etc/passwd", "msg_none", `${id}/..`, "00000000000000-000000000000"])
      expect((await body(key, strange)).status).toBe(404);
  });

  it("hides stored emails that aren't in the captured state", async () => {
    await db().mailMessage.updateMany({ where: { toEmail: "ada@example.com" }, data: { state: "sent" } });
    expect((await messages("?to=ada@")).json).toEqual([]);
  });
});

describe("the calendar file", () => {
  const get = (name: string) =>
    getCalendar(new Request("http://127.0.0.1:3000/"), { params: Promise.resolve({ slug: name }) });

  it("contains the public event without attendees", async () => {
    const response = await get(slug);
    expect(response.headers.get("content-type")).toContain("text/calendar");
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${slug}.ics"`);
    const calendar = new ICAL.Component(ICAL.parse(await response.text()));
    expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
    const event = calendar.getFirstSubcomponent("vevent");
    expect(event?.getAllProperties("attendee")).toEqual([]);
    expect(String(event?.getFirstPropertyValue("location"))).toBe(`http://127.0.0.1:3000/watch/${slug}`);
  });

  it("marks a cancelled show, and is not found for a draft, undated or unknown show", async () => {
    const change = (data: object) => db().event.update({ where: { slug }, data });
    await change({ state: "cancelled" });
    expect(await (await get(slug)).text()).toContain("STATUS:CANCELLED");
    await change({ state: "draft" });
    expect((await get(slug)).status).toBe(404);
    await change({ state: "published", startsAt: null, endsAt: null });
    expect((await get(slug)).status).toBe(404);
    expect((await get("nothing-here")).status).toBe(404);
    expect((await get("a\0b")).status).toBe(404);
  });
});

it("shows captured publications with the request that wasn't sent", async () => {
  const { workspaceId } = workspace;
  const { id: eventId } = await db().event.findUniqueOrThrow({ where: { slug } });
  const at = new Date();
  const times = { createdAt: at, updatedAt: at };
  const owner = { workspaceId, environment: "test" as const };
  const ids = { recordingId: newId("rec"), jobId: newId("dsj"), destinationId: newId("dst") };
  await db().recording.create({ data: { id: ids.recordingId, ...owner, eventId, startedAt: at } });
  await db().destination.create({
    data: { id: ids.destinationId, ...owner, ...times, kind: "webhook", name: "Newsroom" },
  });
  const item = { itemType: "recording", itemId: ids.recordingId, title: "Night radio", state: "succeeded" };
  await db().distributionJob.create({
    data: { id: ids.jobId, ...owner, ...times, ...item, eventId, recordingId: ids.recordingId },
  });
  const request = { method: "POST", url: "https://example.com/hook", headers: { A: "b" }, body: "{}" };
  const { recordingId: _, ...refers } = ids;
  await db().publication.create({
    data: {
      id: newId("pub"),
      ...owner,
      ...times,
      ...refers,
      state: "captured",
      request,
      publicToken: newId("tok"),
    },
  });
  const [found] = (await messages("?to=newsroom")).json;
  expect(found).toMatchObject({ kind: "publication", state: "captured", subject: "Night radio" });
  expect(found.text).toBe("POST https://example.com/hook\n\n{}");
  await db().publication.updateMany({ where: { jobId: ids.jobId }, data: { state: "withdrawn" } });
  expect((await messages("?to=newsroom")).json).toEqual([]);
});
