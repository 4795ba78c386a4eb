import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bodyOf } from "@/lib/modules/email/sending/delivery/stored-body";
import { readWatch } from "@/lib/modules/stage/show-numbers";
import { asSystem } from "@/lib/operation/as-system";
import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { startJobRunner } from "@/test/support/job-runner";
import { makeRecordedTrack } from "@/test/support/recordings";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";
import { signInMember } from "@/test/support/sign-in-member";
import { until } from "@/test/support/until";
import { planAfterShow } from ".";

const MINUTE = 60_000;
const DAY = 86_400_000;

let runner: { stop(): Promise<void> };
let show: TestShow;
let recordingId: string;
let sessionId: string;
let endedAt: number;

beforeAll(() => {
  runner = startJobRunner();
});
afterAll(() => runner.stop());
beforeEach(async () => {
  show = await makeShow({ plan: false });
  ({ recordingId, sessionId } = await makeRecordedTrack(show.eventId));
  endedAt = Date.now() - 2_000;
  const startedAt = new Date(endedAt - 10 * MINUTE);
  await db().showSession.update({
    where: { id: sessionId },
    data: { startedAt, mediaStartedAt: startedAt, endedAt: new Date(endedAt) },
  });
  await setEvent({ state: "ended" });
});

const setEvent = (data: object) => db().event.update({ where: { id: show.eventId }, data });
const call = async (method: string, path: string, body?: unknown) => {
  const answer = await show.byKey(method, path, body);
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.json.data;
};

async function register(name: string, data: object = {}): Promise<string> {
  const email = `${newId("someone")}@example.com`;
  const row = { id: newId("reg"), eventId: show.eventId, email, emailNormal: email, source: "signup", name };
  const createdAt = new Date(endedAt - 60 * MINUTE);
  return (await db().registration.create({ data: { ...row, state: "confirmed", createdAt, ...data } })).id;
}

/** Someone's connection, in minutes before the end. */
const stay = (registrationId: string, from: number, to: number, role = "attendee") =>
  db().presence.create({
    data: {
      ...{
        id: newId("prs"),
        eventId: show.eventId,
        participantSid: newId("PA"),
        identity: newId("at"),
        role,
      },
      ...{ personId: newId("at"), registrationId },
      joinedAt: new Date(endedAt - from * MINUTE),
      leftAt: new Date(endedAt - to * MINUTE),
    },
  });

/** The recording became ready. */
async function ready(): Promise<void> {
  await db().recording.update({
    where: { id: recordingId },
    data: { state: "ready", readyAt: new Date(), programVersion: 1 },
  });
  await planned();
}
async function planned(): Promise<void> {
  const { workspaceId } = show.workspace;
  await asSystem("test.ready", { workspaceId, environment: "test" }, async (ctx) => {
    await planAfterShow(ctx, recordingId);
    ctx.record({ subjectType: "recording", subjectId: recordingId });
  });
}
const advance = (seconds: number) => call("POST", "/v1/test-clock", { advance_sec: seconds });

async function emails(): Promise<Record<string, string>> {
  const rows = await db().mailMessage.findMany({
    where: { eventId: show.eventId, kind: { in: ["replay", "missed"] } },
    orderBy: { id: "asc" },
  });
  return Object.fromEntries(
    rows.map(({ registrationId, kind, state }) => [registrationId, `${kind} ${state}`]),
  );
}
const explain = (kind: string, id: string) =>
  call("GET", `/v1/events/${show.slug}/emails/${kind}/explain?registration_id=${id}`);

it("emails everyone once, 15 minutes after the end, by whether they watched live", async () => {
  const ada = await register("Ada");
  const ben = await register("Ben");
  const cleo = await register("Cleo");
  const backstage = await register("Dan");
  await register("Eve", { state: "waitlisted" });
  await register("Flo", { createdAt: new Date(endedAt + 1_000) });
  await stay(ada, 9, 2);
  await stay(ada, 3, 1);
  // In the lobby only.
  await stay(cleo, 30, 20);
  await stay(backstage, 9, 2, "guest");
  await ready();
  await ready();
  const member = await signInMember(show.workspace.workspaceId, "owner");
  const schedule = await member("GET", `/shows/${show.slug}/mail/schedule`);
  expect(schedule.json.data.entries, schedule.text).toMatchObject([
    { kind: "replay", state: "planned" },
    { kind: "missed", state: "planned" },
  ]);
  await advance(14 * 60);
  expect(await emails()).toEqual({});
  const { due } = await advance(2 * 60);
  expect(due.map(({ kind }: { kind: string }) => kind)).toContain("after-show.send");
  const sent = {
    [ada]: "replay captured",
    [ben]: "missed captured",
    [cleo]: "missed captured",
    [backstage]: "missed captured",
  };
  expect(await emails()).toEqual(sent);
  // As the numbers have it.
  const watched = await (await readWatch({ sql }, show.eventId, new Date())).attendees(undefined, 10);
  expect(watched.map(({ person }) => person)).toEqual([ada]);
  await ready();
  await advance(60 * 60);
  expect(await emails()).toEqual(sent);
});

it("says until when the replay is there, in the reader's time zone and the show's language", async () => {
  await setEvent({
    language: "de",
    // Went on air without a date.
    ...{ startsAt: null, endsAt: null },
    after: { replay: "until", until: "2099-01-31T18:00:00.000Z" },
    timezone: "Europe/Berlin",
  });
  const ada = await register("Ada");
  await stay(ada, 9, 2);
  await ready();
  await advance(20 * 60);
  const [row] = await db().mailMessage.findMany({ where: { registrationId: ada } });
  expect(row?.subject).toContain("Aufzeichnung");
  const { html, text } = bodyOf(row as NonNullable<typeof row>);
  for (const part of [html, text]) {
    expect(part).toContain("31. Januar 2099");
    expect(part).toContain("19:00");
    expect(part).toContain(`/watch/${show.slug}?join=`);
    expect(part).not.toMatch(/Termin|Wann/);
  }
  expect(await explain("replay", ada)).toMatchObject({ would_send: true, last: { state: "captured" } });
  expect(await explain("missed", ada)).toMatchObject({
    would_send: false,
    reason: "The person watched the show live.",
  });
});

it("promises no date to someone who signs up once a show without one has begun", async () => {
  const ada = await register("Ada");
  const confirm = async (state: string): Promise<string> => {
    await setEvent({ language: "de", startsAt: null, endsAt: null, state });
    await call("POST", `/v1/events/${show.slug}/registrations/${ada}/confirmation`, {
      mode: "send",
      send: true,
    });
    const where = { registrationId: ada, state: "captured" };
    await until(async () => (await db().mailMessage.count({ where })) > 0);
    return bodyOf(await db().mailMessage.findFirstOrThrow({ where })).text;
  };
  expect(await confirm("ended")).not.toMatch(/Termin|Wann/);
  await db().mailMessage.deleteMany({ where: { registrationId: ada } });
  expect(await confirm("scheduled")).toMatch(/Der Termin steht noch nicht fest/);
});

it.each([
  ["the replay is off", { after: { replay: "off" } }, "The show's replay isn't available."],
  [
    "its time has passed",
    { after: { replay: "until", until: new Date(Date.now() + 5 * MINUTE).toISOString() } },
    "The show's replay isn't available.",
  ],
  ["emails are off", { after: { emails: false } }, "Emails after the show are turned off for the show."],
  ["the show was cancelled", { state: "cancelled" }, "The show is cancelled."],
  ["the show is on air again", { state: "live" }, "The show hasn't ended."],
])("emails no one if %s", async (_, data, reason) => {
  const ada = await register("Ada");
  await ready();
  await setEvent(data);
  await advance(20 * 60);
  expect(await emails()).toEqual({});
  expect(await explain("missed", ada)).toMatchObject({ would_send: false, state: "skipped", reason });
});

it("a show that was resumed is emailed after its last end only", async () => {
  const ada = await register("Ada");
  await ready();
  const later = await db().showSession.create({
    data: {
      ...{ id: newId("ses"), eventId: show.eventId, kind: "live", recordingId },
      ...{ startedAt: new Date(endedAt + 1_000), endedAt: new Date(endedAt + 1_500) },
    },
  });
  await advance(20 * 60);
  expect(await emails()).toEqual({});
  await ready();
  await advance(20 * 60);
  expect(await emails()).toEqual({ [ada]: "missed captured" });
  expect(later.id).not.toBe(sessionId);
});

it("a show whose last part wasn't recorded is emailed once that is over", async () => {
  const ada = await register("Ada");
  await ready();
  const liveOnly = newId("rec");
  const { workspaceId, environment } = await db().recording.findUniqueOrThrow({ where: { id: recordingId } });
  await db().recording.create({
    data: {
      ...{ id: liveOnly, workspaceId, environment, eventId: show.eventId, liveOnly: true },
      startedAt: new Date(endedAt + 1_000),
    },
  });
  const later = await db().showSession.create({
    data: {
      ...{ id: newId("ses"), eventId: show.eventId, kind: "live", recordingId: null },
      startedAt: new Date(endedAt + 1_000),
    },
  });
  await setEvent({ state: "live" });
  await advance(20 * 60);
  expect(await emails()).toEqual({});
  await db().showSession.update({
    where: { id: later.id },
    data: { endedAt: new Date(endedAt + 1_500), recordingId: liveOnly },
  });
  await setEvent({ state: "ended" });
  await advance(20 * 60);
  expect(await emails()).toEqual({ [ada]: "missed captured" });
  await ready();
  await advance(20 * 60);
  expect(await emails()).toEqual({ [ada]: "missed captured" });
});

it("a version that is made once the job of the first one is deleted emails no one", async () => {
  await register("Ada", { createdAt: new Date(endedAt - 40 * DAY) });
  await setEvent({ after: { emails: false } });
  await ready();
  await advance(20 * 60);
  await db().job.deleteMany({ where: { subject: show.eventId, kind: "after-show.send" } });
  await setEvent({ after: { emails: true } });
  const at = new Date(endedAt - 31 * DAY);
  await db().recording.update({ where: { id: recordingId }, data: { readyAt: at } });
  await db().showSession.update({
    where: { id: sessionId },
    data: { startedAt: at, mediaStartedAt: at, endedAt: at },
  });
  await planned();
  await advance(20 * 60);
  expect(await emails()).toEqual({});
});

it.each(["before", "after"])(
  "doesn't wait if the host ends the show for good %s the recording is ready",
  async (when) => {
    const ada = await register("Ada");
    await setEvent({ state: "published" });
    await putOnAir(show.slug);
    await db().showSession.updateMany({
      where: { eventId: show.eventId, endedAt: null },
      data: { recordingId },
    });
    const end = async (final: boolean) => {
      const { status, text } = await show.byHost("POST", `/api/app/events/${show.slug}/live/end`, { final });
      expect(status, text).toBe(200);
    };
    await end(false);
    if (when === "after") {
      await ready();
      expect(await emails()).toEqual({});
    }
    await end(true);
    if (when === "before") await ready();
    await until(async () => (await emails())[ada] === "missed captured");
    await end(true);
    const resumed = await show.byHost("POST", `/api/app/events/${show.slug}/live/start`, {
      countdown_sec: 0,
    });
    expect(resumed.json.error).toMatchObject({ fields: { status: "ended" } });
    expect(resumed.json.error.message).toContain("for good");
  },
);

it("is emailed also while the recording is composed again without someone", async () => {
  const ada = await register("Ada");
  await ready();
  const again = (state: string) =>
    db().recording.update({ where: { id: recordingId }, data: { state, programVersion: null } });
  await again("failed");
  expect(await explain("missed", ada)).toMatchObject({ reason: "The recording isn't ready." });
  await again("processing");
  await advance(20 * 60);
  expect(await emails()).toEqual({ [ada]: "missed captured" });
});

it("someone who doesn't want it gets none", async () => {
  const ada = await register("Ada");
  await db().mailOptOut.create({ data: { personId: ada, kind: "missed" } as never });
  await ready();
  await advance(20 * 60);
  expect(await emails()).toEqual({ [ada]: "missed suppressed" });
});

it("`after.emails` is on until it's turned off", async () => {
  const { after } = (await call("PATCH", `/v1/events/${show.slug}`, { after: { message: "Thanks" } })).event;
  expect(after).toMatchObject({ emails: true, message: "Thanks" });
  const changed = await call("PATCH", `/v1/events/${show.slug}`, { after: { emails: false } });
  expect(changed.event.after).toEqual({ ...after, emails: false });
});
