import { readFileSync } from "node:fs";
import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bodyOf } from "@/lib/modules/email/sending/delivery/stored-body";
import { db, sql } from "@/lib/platform/database/db";
import { claimDue } from "@/lib/platform/jobs/claim-due";
import { newId } from "@/lib/platform/runtime/ids";
import { joinToken } from "@/lib/platform/security/capability";
import { api } from "@/test/support/api";
import { startJobRunner } from "@/test/support/job-runner";
import { type Receiver, startReceiver } from "@/test/support/receiver";
import { runDispatch, runDueJobs } from "@/test/support/run-jobs";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";
import { sendReminder } from "./send-reminder";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let receiver: Receiver;
let runner: { stop(): Promise<void> };
let workspace: TestWorkspace;
let key: string;

beforeAll(async () => {
  receiver = await startReceiver();
  runner = startJobRunner();
});
afterAll(async () => {
  await runner.stop();
  await receiver.close();
});
beforeEach(async () => {
  receiver.received.length = 0;
  workspace = await makeWorkspace();
  key = await workspace.key();
});

async function call(method: string, path: string, body?: unknown, as: string = key) {
  const answer = await api(method, path, { key: as, ...(body === undefined ? {} : { body }) });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
  return answer.json.data;
}

const clock = (body: object) => call("POST", "/v1/test-clock", body);

/** Advances the clock to an instant, a year at a time. */
async function until(at: Date | number) {
  for (;;) {
    const { now } = await call("GET", "/v1/test-clock");
    const left = new Date(at).getTime() - Date.parse(now);
    if (left <= 366 * DAY) return clock({ now: new Date(at).toISOString() });
    await clock({ advance_sec: 366 * 86_400 });
  }
}

interface Show {
  slug: string;
  id: string;
}

async function show(startsAt: Date | null, more: object = {}): Promise<Show> {
  const body = { title: "Night radio", starts_at: startsAt, generate_show_plan: false, ...more };
  const { slug } = await call("POST", "/api/v1/events", body);
  const { id } = await db().event.findUniqueOrThrow({ where: { slug } });
  return { slug, id };
}

let number = 0;
async function register({ slug }: Show, more: object = {}): Promise<string> {
  number += 1;
  const body = { name: "Ada", email: `reader${number}@example.com`, ...more };
  return (await call("POST", `/v1/events/${slug}/registrations`, body)).id;
}

const move = ({ slug }: Show, starts_at: Date | null, more: object = {}) =>
  call("PATCH", `/v1/events/${slug}`, { starts_at, ...more });

/** Returns all emails of a show, oldest first: their kind, when they were sent, and how they ended. */
async function mails({
  id,
}: Show): Promise<{ kind: string; at: number; state: string; to: string | null }[]> {
  const rows = await db().mailMessage.findMany({ where: { eventId: id }, orderBy: { id: "asc" } });
  return rows
    .map((row) => ({ kind: row.kind, at: row.createdAt.getTime(), state: row.state, to: row.registrationId }))
    .sort((a, b) => a.at - b.at);
}
const kindsOf = async (made: Show) => (await mails(made)).map(({ kind, state }) => `${kind} ${state}`);

/** A whole second, so that instants compare as they are stored. */
const inHours = (hours: number): Date => new Date(Math.ceil((Date.now() + hours * HOUR) / 1_000) * 1_000);

it("sends each reminder at its own instant, with webhook deliveries in between", async () => {
  const start = inHours(40);
  const hook = { url: receiver.url, events: ["registration.created", "event.updated"] };
  await call("POST", "/v1/webhooks", hook);
  const made = await show(start);
  await until(start.getTime() - 25 * HOUR);
  // The receiver is down until the second attempt has failed too.
  let refused = 0;
  receiver.answer((_request, response) => {
    refused += 1;
    response.statusCode = refused <= 2 ? 503 : 200;
    response.end();
  });
  const ada = await register(made, { send_confirmation: true, send: true });
  const ran = await until(start.getTime() + HOUR);
  expect(ran.advancing_to).toBeNull();
  expect(await mails(made)).toEqual([
    { kind: "confirmation", at: expect.any(Number), state: "captured", to: ada },
    { kind: "h24", at: start.getTime() - DAY, state: "captured", to: ada },
    { kind: "h1", at: start.getTime() - HOUR, state: "captured", to: ada },
    { kind: "live", at: start.getTime(), state: "captured", to: ada },
  ]);
  const due = ran.due as { at: string; kind: string; detail: string; event_slug: string; count: number }[];
  const order = due.map(({ kind, detail }) => `${kind} ${detail}`);
  expect(order.filter((line) => !line.startsWith("webhook"))).toEqual([
    "reminder.send h24",
    "mail.send h24",
    "reminder.send h1",
    "mail.send h1",
    "reminder.send live",
    "mail.send live",
  ]);
  // Attempts after 5 seconds and 5 minutes come before the first reminder, which is due in an hour.
  expect(order.slice(0, 2)).toEqual([
    "webhook.deliver registration.created",
    "webhook.deliver registration.created",
  ]);
  expect(due.map(({ at }) => at)).toEqual(due.map(({ at }) => at).sort());
  expect(new Set(due.map(({ event_slug }) => event_slug))).toEqual(new Set([made.slug]));
  expect(receiver.received.length).toBe(3);
});

it("sends every reminder when the clock advances past many shows", async () => {
  const starts = Array.from({ length: 20 }, (_, index) => inHours(48 + index));
  const shows = await Promise.all(starts.map((start) => show(start, { reminders: { h24: false } })));
  await Promise.all(shows.map((made) => register(made)));
  const reached = await until(inHours(70));
  expect(reached.advancing_to).toBeNull();
  for (const made of shows) expect(await kindsOf(made)).toEqual(["h1 captured", "live captured"]);
});

it("schedules reminders for existing shows in the migration", async () => {
  const [soon, later] = [await show(inHours(3)), await show(inHours(90))];
  const planned = async ({ id }: Show) => {
    const jobs = await db().job.findMany({
      where: { subject: id, kind: "reminder.send", state: "queued" },
      orderBy: { dueAt: "asc" },
    });
    return jobs.map(({ payload, dueAt }) => ({ payload, dueAt }));
  };
  const before = [await planned(soon), await planned(later)];
  expect(before.map(({ length }) => length)).toEqual([2, 3]);
  await db().job.deleteMany({ where: { subject: { in: [soon.id, later.id] } } });
  const [, insert] = readFileSync("prisma/migrations/20261122202000_reminders/migration.sql", "utf8").split(
    "made while it still runs have none.",
  );
  await sql("", insert ?? "");
  expect([await planned(soon), await planned(later)]).toEqual(before);
});

describe("a reminder", () => {
  it("has the calendar entry, personal link, reader's local time and one-click unsubscribe", async () => {
    // In New York, the clocks go forward between the day before and the show.
    const start = new Date("2037-03-08T17:00:00Z");
    const made = await show(start, { timezone: "America/New_York" });
    await until(start.getTime() - 26 * HOUR);
    const id = await register(made, { send_confirmation: true, send: true });
    const inIndia = await register(made, { time_zone: "Asia/Kolkata" });
    await until(start);
    const rows = await db().mailMessage.findMany({ where: { eventId: made.id, registrationId: id } });
    const uids = new Set<string>();
    for (const row of rows) {
      const { html, text, calendar, headers } = bodyOf(row);
      const link = `/watch/${made.slug}?join=${joinToken(id, 1)}`;
      const entry = new ICAL.Component(ICAL.parse(calendar ?? "")).getFirstSubcomponent("vevent");
      uids.add(String(entry?.getFirstPropertyValue("uid")));
      expect(entry?.getFirstPropertyValue("sequence")).toBe(0);
      expect(String(entry?.getFirstPropertyValue("dtstart"))).toBe("2037-03-08T17:00:00Z");
      for (const part of [html, text]) {
        expect(part, row.kind).toContain(link);
        expect(part, row.kind).toContain("Sunday, March 8, 2037");
        expect(part, row.kind).toMatch(/1:00.PM/);
        expect(part, row.kind).toContain("Eastern Time");
      }
      expect(html).toContain("prefers-color-scheme: dark");
      expect(text).not.toContain("<");
      expect(headers["List-Unsubscribe-Post"], row.kind).toBe(
        row.kind === "confirmation" ? undefined : "List-Unsubscribe=One-Click",
      );
    }
    expect(rows.length).toBe(4);
    expect(uids).toEqual(new Set([`${id}@127.0.0.1`]));
    const h24 = rows.find(({ kind }) => kind === "h24");
    // 24 elapsed hours: noon there, although the show starts at one.
    expect(h24?.createdAt.toISOString()).toBe("2037-03-07T17:00:00.000Z");
    const other = await db().mailMessage.findFirstOrThrow({ where: { registrationId: inIndia, kind: "h1" } });
    expect(bodyOf(other).text).toContain("10:30");
    expect(bodyOf(other).text).toContain("India Standard Time");
  });

  it.each([
    ["a leap day", "2028-03-01T00:30:00Z", "2028-02-29T00:30:00.000Z"],
    ["an hour that comes twice", "2037-10-25T01:30:00Z", "2037-10-24T01:30:00.000Z"],
    ["an hour that does not exist", "2037-03-29T02:30:00+01:00", "2037-03-28T01:30:00.000Z"],
    ["a new year", "2030-01-01T00:00:00Z", "2029-12-31T00:00:00.000Z"],
  ])("is on time around %s", async (_what, startsAt, dayBefore) => {
    const start = new Date(startsAt);
    const made = await show(start, { timezone: "Europe/Berlin" });
    await until(start.getTime() - 25 * HOUR);
    await register(made);
    await until(start);
    const [h24, h1, live] = await mails(made);
    expect(new Date(h24?.at ?? 0).toISOString()).toBe(dayBefore);
    expect(h1?.at).toBe(start.getTime() - HOUR);
    expect(live?.at).toBe(start.getTime());
  });

  it("uses the show's language", async () => {
    const start = inHours(30);
    const made = await show(start, { language: "de" });
    await register(made);
    await until(start);
    const subjects = await db().mailMessage.findMany({
      where: { eventId: made.id },
      orderBy: { createdAt: "asc" },
    });
    expect(subjects.map(({ subject }) => subject)).toEqual([
      "In 24 Stunden geht’s los: Night radio",
      "In 1 Stunde geht’s los: Night radio",
      "Jetzt geht’s los: Night radio",
    ]);
  });
});

describe("a date change", () => {
  it("moves the reminders and is announced once it has settled", async () => {
    const first = inHours(60);
    const second = inHours(90);
    const third = inHours(100);
    const made = await show(first);
    const ada = await register(made);
    await until(first.getTime() - 20 * HOUR);
    await move(made, second);
    await clock({ advance_sec: 60 });
    await move(made, third);
    await until(third.getTime() + HOUR);
    const sent = await mails(made);
    expect(sent.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      "h24 captured",
      "changed captured",
      "h24 captured",
      "h1 captured",
      "live captured",
    ]);
    expect(sent[2]?.at).toBe(third.getTime() - DAY);
    const told = await db().mailMessage.findFirstOrThrow({ where: { eventId: made.id, kind: "changed" } });
    const { text, calendar } = bodyOf(told);
    expect(told.registrationId).toBe(ada);
    // From the original date to the current one. No one was notified of the date it had for a minute.
    expect(text).toContain("Originally:");
    const entry = new ICAL.Component(ICAL.parse(calendar ?? "")).getFirstSubcomponent("vevent");
    expect(entry?.getFirstPropertyValue("sequence")).toBe(2);
    expect(entry?.getFirstPropertyValue("uid")).toBe(`${ada}@127.0.0.1`);
    expect(new Date(String(entry?.getFirstPropertyValue("dtstart"))).getTime()).toBe(third.getTime());
  });

  it("back to the previous date is sent only to people who saw the other one", async () => {
    const first = inHours(60);
    const made = await show(first);
    await register(made);
    await clock({ advance_sec: 1 });
    await move(made, inHours(90));
    await clock({ advance_sec: 30 });
    const between = await register(made);
    await clock({ advance_sec: 30 });
    await move(made, first);
    await clock({ advance_sec: 600 });
    expect(await mails(made)).toMatchObject([{ kind: "changed", to: between, state: "captured" }]);
  });

  it("is announced each time, even back to a date announced before", async () => {
    const [one, two] = [inHours(200), inHours(220)];
    const made = await show(one);
    await register(made);
    for (const start of [two, one, two]) {
      await clock({ advance_sec: 600 });
      await move(made, start);
    }
    await clock({ advance_sec: 600 });
    expect(await kindsOf(made)).toEqual(["changed captured", "changed captured", "changed captured"]);
  });

  it("is announced as a new date, a new time or a postponement, and a title change isn't", async () => {
    const made = await show(null);
    await register(made);
    const subjects: string[] = [];
    const start = inHours(300);
    for (const change of [
      { starts_at: start },
      { ends_at: new Date(start.getTime() + 2 * HOUR) },
      { title: "Night radio" },
      { starts_at: null },
    ]) {
      await clock({ advance_sec: 600 });
      await call("PATCH", `/v1/events/${made.slug}`, change);
    }
    await clock({ advance_sec: 600 });
    for (const { subject } of await db().mailMessage.findMany({
      where: { eventId: made.id },
      orderBy: { createdAt: "asc" },
    }))
      subjects.push(subject);
    expect(subjects).toEqual([
      "Date announced: Night radio",
      "New time: Night radio",
      "Postponed: Night radio",
    ]);
    const open = await db().mailMessage.findFirstOrThrow({
      where: { eventId: made.id, subject: { startsWith: "Postponed" } },
    });
    const calendar = new ICAL.Component(ICAL.parse(bodyOf(open).calendar ?? ""));
    expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
    const { calendarSequence } = await db().event.findUniqueOrThrow({ where: { id: made.id } });
    expect(calendar.getFirstSubcomponent("vevent")?.getFirstPropertyValue("sequence")).toBe(calendarSequence);
  });

  it("isn't announced for a draft", async () => {
    const body = { title: "Night radio", starts_at: inHours(90), generate_show_plan: false };
    const { slug } = await call("POST", "/v1/events", body);
    const { id } = await db().event.findUniqueOrThrow({ where: { slug } });
    const made = { slug, id };
    await register(made);
    await move(made, inHours(95));
    await until(inHours(96));
    expect(await mails(made)).toEqual([]);
  });

  it("made in draft is announced once on publishing, if asked for", async () => {
    const start = inHours(90);
    const made = await show(start);
    await register(made);
    await clock({ advance_sec: 1 });
    const post = (path: string, body: object = {}) => call("POST", `/v1/events/${made.slug}/${path}`, body);
    const told = { notify: true, send: true };
    await post("unpublish");
    await move(made, inHours(95));
    await move(made, start);
    // Back at the original date: no one needs to be notified.
    expect((await post("publish", { ...told, dry_run: true })).recipients).toBe(0);
    await move(made, inHours(96));
    await clock({ advance_sec: 600 });
    expect((await post("publish")).recipients).toBe(0);
    const later = await register(made);
    await clock({ advance_sec: 600 });
    expect(await kindsOf(made)).toEqual([]);
    expect((await post("publish", { ...told, dry_run: true })).recipients).toBe(1);
    expect((await post("publish", told)).recipients).toBe(1);
    expect((await post("publish", told)).recipients).toBe(0);
    await clock({ advance_sec: 600 });
    const [mail, ...others] = await db().mailMessage.findMany({ where: { eventId: made.id } });
    expect([mail?.kind, mail?.subject, others]).toEqual(["changed", "New time: Night radio", []]);
    expect(mail?.registrationId).not.toBe(later);
  });

  it("not yet announced when unpublished is included in the next announcement", async () => {
    const made = await show(inHours(90));
    await register(made);
    await clock({ advance_sec: 1 });
    await move(made, inHours(95));
    await call("POST", `/v1/events/${made.slug}/unpublish`, {});
    await clock({ advance_sec: 600 });
    await call("POST", `/v1/events/${made.slug}/publish`, {});
    // Once published, the change is announced automatically, starting from the date that people know.
    await move(made, inHours(97));
    await clock({ advance_sec: 600 });
    expect(await kindsOf(made)).toEqual(["changed captured"]);
    expect((await db().event.findUniqueOrThrow({ where: { id: made.id } })).untoldDate).toBeNull();
  });

  it("to less than a day ahead skips past reminders, and records why", async () => {
    const made = await show(inHours(60));
    await register(made);
    await clock({ advance_sec: 1 });
    const start = inHours(20);
    await move(made, start);
    await until(start);
    const sent = await mails(made);
    expect(sent.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual(
      ["changed captured", "h1 captured", "h24 skipped", "live captured"].sort(),
    );
    const late = await db().mailMessage.findFirstOrThrow({ where: { eventId: made.id, kind: "h24" } });
    expect(late.error).toBe("It was due more than 15 minutes ago.");
  });
});

describe("recipients", () => {
  it("are confirmed, subscribed and reachable when the reminder is due", async () => {
    const start = inHours(30);
    const made = await show(start);
    const stays = await register(made);
    const [gone, quiet, bounced, waits] = await Promise.all([1, 2, 3, 4].map(() => register(made)));
    await clock({ advance_sec: 1 });
    await db().registration.update({ where: { id: gone ?? "" }, data: { state: "cancelled" } });
    await db().registration.update({ where: { id: waits ?? "" }, data: { state: "waitlisted" } });
    await db().registration.update({ where: { id: quiet ?? "" }, data: { unsubscribedAt: new Date() } });
    const { emailNormal } = await db().registration.findUniqueOrThrow({ where: { id: bounced ?? "" } });
    await db().suppression.create({
      data: { workspaceId: workspace.workspaceId, emailNormal, reason: "bounce" },
    });
    await until(start.getTime() - 23 * HOUR);
    const late = await register(made);
    const byPerson = new Map((await mails(made)).map(({ to, state }) => [to, state]));
    expect(byPerson).toEqual(
      new Map([
        [stays, "captured"],
        [quiet, "suppressed"],
        [bounced, "suppressed"],
      ]),
    );
    await until(start.getTime() - HOUR);
    const hour = (await mails(made)).filter(({ kind, state }) => kind === "h1" && state === "captured");
    expect(hour.map(({ to }) => to).sort()).toEqual([stays, late].sort());
  });

  it("exclude everyone if the show is cancelled or over, or the reminder is turned off", async () => {
    const start = inHours(30);
    const [cancelled, over, off] = await Promise.all([
      show(start),
      show(start),
      show(start, { reminders: { h24: false, live: false } }),
    ]);
    for (const made of [cancelled, over, off]) await register(made);
    await clock({ advance_sec: 1 });
    await db().event.update({ where: { id: cancelled.id }, data: { state: "cancelled" } });
    await db().event.update({ where: { id: over.id }, data: { state: "ended" } });
    await until(start);
    expect(await kindsOf(cancelled)).toEqual([]);
    expect(await kindsOf(over)).toEqual([]);
    expect(await kindsOf(off)).toEqual(["h1 captured"]);
    const log = await db().auditEntry.findMany({
      where: { subjectId: cancelled.slug, action: "reminders.send" },
    });
    expect(log.map(({ after }) => (after as { why: string }).why)).toEqual([
      "show_cancelled",
      "show_cancelled",
      "show_cancelled",
    ]);
  });
});

describe("repeated, interrupted and late jobs", () => {
  /** Sets up a live show whose reminder is due. Its time can't be advanced. */
  async function dueNow(lateMs: number, people: number) {
    await runner.stop();
    const live = await workspace.key("live");
    const start = new Date(Math.floor(Date.now() / 1_000) * 1_000 + DAY - lateMs);
    const body = {
      title: "Night radio",
      starts_at: new Date(start.getTime() + DAY),
      generate_show_plan: false,
    };
    const { slug } = await call("POST", "/api/v1/events", body, live);
    const event = await db().event.update({ where: { slug }, data: { startsAt: start } });
    await db().registration.createMany({
      data: Array.from({ length: people }, (_, index) => ({
        id: newId("reg"),
        eventId: event.id,
        name: "Ada",
        email: `p${index}@example.com`,
        emailNormal: `p${index}@example.com`,
        createdAt: new Date(Date.now() - 2 * DAY),
      })),
    });
    const payload = {
      event_id: event.id,
      reminder: "h24",
      starts_at: start.toISOString(),
      due_at: new Date(start.getTime() - DAY).toISOString(),
    };
    await db().job.updateMany({ where: { subject: event.id }, data: { state: "cancelled" } });
    const job = await db().job.create({
      data: {
        id: newId("job"),
        workspaceId: workspace.workspaceId,
        environment: "live",
        kind: "reminder.send",
        subject: event.id,
        payload,
        dueAt: new Date(),
      },
    });
    return { event, job, payload };
  }

  afterAll(() => {
    runner = startJobRunner();
  });

  it("remind each of 1,200 people once", async () => {
    const { event, job, payload } = await dueNow(60_000, 1_200);
    const claimed = (await claimDue(1)).filter(({ jobId }) => jobId === job.id);
    expect((await runDispatch(claimed[0] as never)).end).toBe("succeeded");
    const count = () => db().mailMessage.count({ where: { eventId: event.id, kind: "h24" } });
    expect(await count()).toBe(1_200);
    const jobs = () => db().job.count({ where: { kind: "mail.send", environment: "live" } });
    expect(await jobs()).toBe(1_200);
    // The same reminder again: from the start, concurrently, and after a crash halfway.
    const owner = { id: job.id, workspaceId: workspace.workspaceId, environment: "live" as const };
    const again = () => sendReminder(owner as never, payload as never, async () => undefined);
    await Promise.all([again(), again()]);
    await db().mailMessage.deleteMany({ where: { eventId: event.id, toEmail: { startsWith: "p1" } } });
    await Promise.all([again(), again(), again()]);
    expect(await count()).toBe(1_200);
    await db().job.deleteMany({ where: { kind: "mail.send" } });
  });

  it("send nothing more than 15 minutes late, and mark every email as skipped", async () => {
    const { event } = await dueNow(16 * 60_000, 3);
    await runDueJobs();
    const rows = await db().mailMessage.findMany({ where: { eventId: event.id } });
    expect(rows.map(({ kind, state, error }) => [kind, state, error])).toEqual(
      Array.from({ length: 3 }, () => ["h24", "skipped", "It was due more than 15 minutes ago."]),
    );
    expect(
      await db().job.count({ where: { kind: "mail.send", subject: { in: rows.map(({ id }) => id) } } }),
    ).toBe(0);
  });

  it("skip an email that waited too long or whose start time has changed", async () => {
    const { event, job } = await dueNow(60_000, 2);
    const claimed = (await claimDue(1)).filter(({ jobId }) => jobId === job.id);
    await runDispatch(claimed[0] as never);
    const [one, two] = await db().mailMessage.findMany({ where: { eventId: event.id } });
    await db().mailMessage.update({
      where: { id: one?.id ?? "" },
      data: { dueAt: new Date(Date.now() - 16 * 60_000) },
    });
    await db().mailMessage.update({ where: { id: two?.id ?? "" }, data: { startsAt: new Date() } });
    await runDueJobs();
    const rows = await db().mailMessage.findMany({ where: { eventId: event.id }, orderBy: { id: "asc" } });
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(["skipped"]));
    expect(new Set(rows.map(({ error }) => error))).toEqual(
      new Set(["It was due more than 15 minutes ago.", "The show's start time has changed."]),
    );
  });
});
