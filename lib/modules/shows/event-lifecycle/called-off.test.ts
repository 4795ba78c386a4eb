import ICAL from "ical.js";
import { beforeEach, expect, it } from "vitest";
import { GET as calendarFile } from "@/app/calendar/[slug]/route";
import { bodyOf } from "@/lib/modules/email/sending/delivery/stored-body";
import { db } from "@/lib/platform/database/db";
import { api } from "@/test/support/api";
import { runDueJobs } from "@/test/support/run-jobs";
import { makeWorkspace } from "@/test/support/workspace";

let key: string;
let slug: string;
let eventId: string;

const call = async (method: string, path: string, body?: unknown) => {
  const answer = await api(method, `/v1/events/${slug}${path}`, {
    key,
    ...(body === undefined ? {} : { body }),
  });
  return { ...answer.json, status: answer.status };
};
const register = async (email: string, more: object = {}) =>
  (await call("POST", "/registrations", { name: "Ada", email, ...more })).data.id as string;

beforeEach(async () => {
  key = await (await makeWorkspace()).key();
  const body = { title: "Night radio", starts_at: "2035-03-04T18:00:00Z", generate_show_plan: false };
  slug = (await api("POST", "/v1/events", { key, body })).json.data.slug;
  eventId = (await db().event.findUniqueOrThrow({ where: { slug } })).id;
  await call("POST", "/publish", {});
});

const told = async () => {
  const mails = await db().mailMessage.findMany({
    where: { eventId, kind: "cancelled" },
    orderBy: { toEmail: "asc" },
  });
  return mails.map((mail) => ({ ...mail, ...bodyOf(mail) }));
};

const entryOf = (calendar: string | null) => {
  const parsed = new ICAL.Component(ICAL.parse(calendar ?? ""));
  const entry = parsed.getFirstSubcomponent("vevent");
  return {
    method: parsed.getFirstPropertyValue("method"),
    status: entry?.getFirstPropertyValue("status"),
    uid: String(entry?.getFirstPropertyValue("uid")),
    sequence: Number(entry?.getFirstPropertyValue("sequence")),
  };
};

const CANCEL = { confirm: true };
const NOTIFY = { notify: true, send: true };

it("sends nothing unless asked, cancels scheduled messages and updates the calendar file", async () => {
  await register("ada@example.com");
  const { data: guest } = await call("POST", "/guests", { name: "Gus", email: "gus@example.com" });
  const send_at = "2035-03-01T18:00:00Z";
  await call("POST", `/guests/${guest.id}/invite`, { mode: "schedule", send_at, send: true });
  const message = { subject: "Soon", body: "Hi", audience: { to: "registrations" } };
  const { data: draft } = await call("POST", "/communications/drafts", message);
  await call("POST", `/communications/${draft.id}/schedule`, { send_at, send: true });
  const { data: kept } = await call("POST", "/communications/drafts", message);
  const before = entryOf(await (await fileOf()).text());
  const open = () => db().job.count({ where: { state: "queued", subject: eventId } });
  expect(await open()).toBeGreaterThan(0);

  expect((await call("POST", "/cancel", CANCEL)).data).toMatchObject({
    recipients: 0,
    undo: { operation: null },
  });
  expect(await open()).toBe(0);
  const states = await db().communication.findMany({ where: { eventId } });
  expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
    [draft.id]: "cancelled",
    [kept.id]: "draft",
  });
  expect(await db().guestInvitation.findMany({ where: { guestId: guest.id } })).toMatchObject([
    { state: "skipped", error: "The show was cancelled." },
  ]);
  const after = entryOf(await (await fileOf()).text());
  expect(after).toMatchObject({ status: "CANCELLED", uid: before.uid });
  expect(after.sequence).toBeGreaterThan(before.sequence);
  await runDueJobs();
  expect(await told()).toEqual([]);
});

const fileOf = () => calendarFile(new Request("http://127.0.0.1"), { params: Promise.resolve({ slug }) });

it("notifies everyone once, even later, and removes the show from their calendars", async () => {
  const place = await register("ada@example.com", { send_confirmation: true, send: true });
  const off = await register("off@example.com");
  await db().registration.update({ where: { id: off }, data: { unsubscribedAt: new Date() } });
  const gone = await register("gone@example.com");
  await call("PATCH", `/registrations/${gone}`, { state: "cancelled" });
  const { data: guest } = await call("POST", "/guests", { name: "Gus", email: "gus@example.com" });
  await call("POST", "/guests", { name: "Never told", email: "never@example.com" });
  await call("POST", `/guests/${guest.id}/access-link`, { action: "create" });
  await runDueJobs();
  const confirmation = await db().mailMessage.findFirstOrThrow({ where: { eventId, kind: "confirmation" } });
  const invited = entryOf(bodyOf(confirmation).calendar);

  const preview = await call("POST", "/cancel", { ...CANCEL, ...NOTIFY, dry_run: true });
  expect(preview).toMatchObject({ data: { recipients: 2 }, meta: { quote: { recipients: 2 } } });
  await call("POST", "/cancel", CANCEL);
  for (const recipients of [2, 0]) {
    expect((await call("POST", "/cancel", NOTIFY)).data.recipients).toBe(recipients);
    await runDueJobs();
  }
  const mails = await told();
  expect(mails.map(({ toEmail, state }) => [toEmail, state])).toEqual([
    ["ada@example.com", "captured"],
    ["gus@example.com", "captured"],
    ["off@example.com", "suppressed"],
  ]);
  const [attendee, speaker] = mails;
  expect(attendee?.subject).toBe("Cancelled: Night radio");
  expect(attendee?.html).toContain(">Cancelled<");
  expect(speaker?.html).toContain(">Cancelled<");
  expect(attendee?.text).toContain("has been cancelled");
  // There is no registration left to change; which emails they get is still their choice.
  expect(attendee?.text).not.toContain("Change or cancel registration");
  expect(attendee?.text).toContain("Manage email preferences");
  expect(attendee?.headers["List-Unsubscribe"]).toContain("kind=cancelled");
  const taken = entryOf(attendee?.calendar ?? null);
  expect(taken).toMatchObject({ method: "CANCEL", status: "CANCELLED", uid: invited.uid });
  expect(taken.uid).toContain(place);
  expect(taken.sequence).toBeGreaterThan(invited.sequence);
  expect(entryOf(speaker?.calendar ?? null)).toMatchObject({ method: "CANCEL", status: "CANCELLED" });
  expect(entryOf(speaker?.calendar ?? null).uid).toContain(guest.id);
  expect(speaker?.text).toContain(`/e/${slug}`);
  expect(`${speaker?.text}${speaker?.html}`).not.toContain("join=");
});

it("sends an on-hold email for a show returned to draft, unless it is published again", async () => {
  await register("ada@example.com");
  await call("POST", "/unpublish", NOTIFY);
  await runDueJobs();
  expect((await told()).map(({ subject }) => subject)).toEqual(["On hold: Night radio"]);
  const [first] = await told();
  await call("POST", "/publish", {});
  await call("POST", "/unpublish", NOTIFY);
  await call("POST", "/publish", {});
  await runDueJobs();
  expect(await told()).toHaveLength(1);
  const { calendarSequence } = await db().event.findUniqueOrThrow({ where: { slug } });
  expect(calendarSequence).toBeGreaterThan(entryOf(first?.calendar ?? null).sequence);
});

it("uses the show's own subject and body", async () => {
  await call("PUT", "/emails/cancelled", { subject: "No radio tonight", body: "Sorry, {{name}}." });
  await register("ada@example.com");
  await call("POST", "/cancel", { ...CANCEL, ...NOTIFY });
  await runDueJobs();
  const [mail] = await told();
  expect(mail).toMatchObject({ subject: "No radio tonight" });
  expect(mail?.text).toContain("Sorry, Ada.");
});

it("explains why no cancellation email is sent while the show isn't cancelled", async () => {
  const id = await register("ada@example.com");
  const explain = () => call("GET", `/emails/cancelled/explain?registration_id=${id}`);
  expect((await explain()).data).toMatchObject({ would_send: false, reason: "The show isn't cancelled." });
  await call("POST", "/cancel", CANCEL);
  expect((await explain()).data).toMatchObject({ would_send: true });
});
