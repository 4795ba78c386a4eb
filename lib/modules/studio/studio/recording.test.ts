import { expect, it } from "vitest";
import {
  consentAt,
  consentNow,
  recordingAnswers,
  retireAnswers,
} from "@/lib/modules/people/recording-consent";
import { RECORDING_TEXT } from "@/lib/modules/people/recording-consent/recording-text-vocabulary";
import { asSystem } from "@/lib/operation/as-system";
import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { attendeePersonId, guestPersonId, roomIdentity } from "@/lib/providers/room/identity";
import { makeShow, putOnAir, sit, type TestShow } from "@/test/support/show";

const text_version = RECORDING_TEXT.version;
const app = ({ slug }: TestShow, path: string) => `/api/app/events/${slug}/${path}`;
const studio = ({ slug }: TestShow) => `/v1/events/${slug}/studio`;
const consent = (show: TestShow) => app(show, "studio/recording-consent");
const setting = (show: TestShow, recording: object) =>
  show.byKey("PATCH", `/v1/events/${show.slug}`, { recording });
const start = (show: TestShow) => show.byHost("POST", app(show, "live/start"), {});
const run = (show: TestShow, action: string) => show.byKey("POST", studio(show), { action });
const stageOf = async (show: TestShow) => (await show.byKey("GET", studio(show))).json.data.stage;
const desk = async (call: TestShow["byHost"], show: TestShow) =>
  (await call("GET", app(show, "desk"))).json.data;
const answers = ({ eventId }: TestShow) => recordingAnswers({ sql }, eventId);

const TAB = "veras0tab0000000";

it("records a show that says so, pauses and resumes, and ends with the show", async () => {
  const show = await makeShow();
  await putOnAir(show.slug);
  expect((await stageOf(show)).recording).toBe("on");
  const paused = await run(show, "pause_recording");
  expect(paused.status, paused.text).toBe(200);
  expect((await stageOf(show)).recording).toBe("paused");
  expect((await show.anyone("GET", app(show, "stage"))).json.data.stage.recording).toBe("paused");
  expect((await show.byHost("POST", studio(show), { command: "resume the recording" })).status).toBe(200);
  expect((await stageOf(show)).recording).toBe("on");
  // A change of the setting waits for the next time the show goes live.
  expect((await setting(show, { enabled: false })).json.data.event.recording).toEqual({
    enabled: false,
    keep_days: null,
    http_audience: "auto",
  });
  expect((await stageOf(show)).recording).toBe("on");
  await show.byHost("POST", app(show, "live/end"));
  expect((await stageOf(show)).recording).toBe("off");
  expect((await start(show)).status).toBe(200);
  expect((await stageOf(show)).recording).toBe("off");
});

it("doesn't record a show that says no, and says why it can't be paused", async () => {
  const show = await makeShow();
  expect((await setting(show, { enabled: false })).status).toBe(200);
  await putOnAir(show.slug);
  expect((await stageOf(show)).recording).toBe("off");
  const refused = await run(show, "pause_recording");
  expect([refused.status, refused.json.error.code, refused.json.error.fields]).toEqual([
    409,
    "version_conflict",
    { status: "not_recording" },
  ]);
  const said = await show.byHost("POST", studio(show), { command: "pause the recording" });
  expect(said.json.error.message).toContain("the show isn’t being recorded");
  expect(await answers(show)).toEqual([]);

  // No one is left out of what isn't recorded.
  const cleo = await show.byCrew("co_host");
  const { identity } = (await desk(cleo, show)).me;
  await sit(show.eventId, { identity: `${identity}.seat`, role: "co_host" });
  const brought = await show.byHost("POST", studio(show), { action: "bring_on", identity });
  expect(brought.json.data.warnings, brought.text).toEqual([]);
});

it("takes going live as the host's consent, unless they have answered", async () => {
  const show = await makeShow();
  expect((await desk(show.byHost, show)).me.recording).toBe("unasked");
  await putOnAir(show.slug);
  expect(await answers(show)).toMatchObject([{ personId: show.hostIdentity, agrees: true }]);
  expect((await desk(show.byHost, show)).me.recording).toBe("given");
  const [host] = (await desk(show.byHost, show)).people;
  expect(host).toMatchObject({ role: "host", recording: "given" });

  const other = await makeShow({ workspace: show.workspace });
  const answer = await other.byHost("PUT", consent(other), { agrees: false, text_version });
  expect(answer.json.data, answer.text).toEqual({ recording: "refused" });
  await putOnAir(other.slug);
  expect(consentNow(await answers(other), other.hostIdentity)).toBe("refused");
});

it("asks each co-host once, and keeps every answer with its time", async () => {
  const show = await makeShow();
  await putOnAir(show.slug);
  const cleo = await show.byCrew("co_host");
  const { identity } = (await desk(cleo, show)).me;
  await sit(show.eventId, { identity: `${identity}.seat`, role: "co_host" });
  const brought = await show.byHost("POST", studio(show), { action: "bring_on", identity });
  expect(brought.json.data.warnings, brought.text).toMatchObject([
    {
      code: "recording_not_agreed",
      identity,
      message: expect.stringContaining("They won't be in the recording until they do."),
    },
  ]);

  const before = new Date();
  for (const agrees of [true, false, true])
    expect((await cleo("PUT", consent(show), { agrees, text_version })).status).toBe(200);
  expect((await desk(cleo, show)).me.recording).toBe("given");
  const hers = (await answers(show)).filter(({ personId }) => personId === identity);
  expect(hers.map(({ agrees }) => agrees)).toEqual([true, false, true]);
  expect(consentAt(await answers(show), identity, new Date(before.getTime() - 60_000))).toBe("unasked");
  const audited = await db().auditEntry.findMany({
    where: { subjectId: show.slug, action: "answerStudioRecording" },
  });
  expect(audited).toHaveLength(3);

  // Whoever opens a new link is another person as far as anyone knows.
  const link = await db().studioLink.findFirstOrThrow({ where: { eventId: show.eventId } });
  const rotated = await show.byHost("POST", `/v1/events/${show.slug}/studio-links/${link.id}`, {
    action: "rotate",
  });
  expect(rotated.status, rotated.text).toBe(200);
  expect(consentNow(await answers(show), identity)).toBe("unasked");
});

it("doesn't ask the crew who are never on stage, nor accept another wording", async () => {
  const show = await makeShow();
  const producer = await show.byCrew("producer");
  expect((await desk(producer, show)).me.recording).toBeNull();
  const refused = await producer("PUT", consent(show), { agrees: true, text_version });
  expect([refused.status, refused.json.error.fields]).toEqual([409, { status: "producer" }]);
  const old = await show.byHost("PUT", consent(show), { agrees: true, text_version: text_version - 1 });
  expect(old.json.error.fields).toEqual({ text_version: "invalid" });
  expect((await show.byHost("PUT", consent(show), { text_version })).json.error.fields).toEqual({
    agrees: "required",
  });
  expect(await answers(show)).toEqual([]);
});

it("has the answers of guests and of attendees invited on stage too", async () => {
  const show = await makeShow({ guests: [{ name: "Ana Ruiz" }] });
  await putOnAir(show.slug);
  const guest = await db().guest.findFirstOrThrow({ where: { eventId: show.eventId } });
  const renew = (action: string) =>
    show.byKey("POST", `/v1/events/${show.slug}/guests/${guest.id}/access-link`, { action });
  expect((await renew("create")).status).toBe(200);
  const ana = await show.byGuest(guest.id);
  const said = await ana("PUT", app(show, "backstage/recording-consent"), { agrees: true, text_version });
  expect(said.status, said.text).toBe(200);
  expect(consentNow(await answers(show), guestPersonId(guest.id))).toBe("given");
  expect((await renew("rotate")).status).toBe(200);
  expect(consentNow(await answers(show), guestPersonId(guest.id))).toBe("unasked");
  const anew = await show.byGuest(guest.id);
  await anew("PUT", app(show, "backstage/recording-consent"), { agrees: true, text_version });
  expect(consentNow(await answers(show), guestPersonId(guest.id))).toBe("given");
  expect((await renew("revoke")).status).toBe(200);
  expect(consentNow(await answers(show), guestPersonId(guest.id))).toBe("unasked");

  const registration = await show.byKey("POST", `/v1/events/${show.slug}/registrations`, {
    name: "Vera",
    email: "vera@example.com",
  });
  const { id: registrationId } = registration.json.data;
  const identity = attendeePersonId(registrationId);
  await sit(show.eventId, { identity: roomIdentity(identity, TAB, "1"), role: "attendee", registrationId });
  await show.byHost("POST", `/v1/events/${show.slug}/stage-invitations`, { identity });
  const vera = await show.byAttendee(registrationId);
  const accept = { answer: "accept", version: 1, tab: TAB, agrees_to_recording: false };
  expect((await vera("POST", app(show, "stage-invitation/answer"), accept)).status).toBe(200);
  expect(consentNow(await answers(show), identity)).toBe("refused");
  const people = (await show.byKey("GET", studio(show))).json.data.people as { identity: string }[];
  expect(people.find((each) => each.identity === identity)).toMatchObject({ recording: "refused" });
});

it("asks again about another wording the next time the show goes live", async () => {
  const show = await makeShow();
  const given = (personId: string, agrees: boolean, textVersion: number) => ({
    id: newId("ran"),
    eventId: show.eventId,
    personId,
    agrees,
    textVersion,
    answeredAt: new Date(Date.now() - 60_000),
  });
  await db().recordingAnswer.createMany({
    data: [
      given("guest-1", true, text_version - 1),
      given("guest-2", true, text_version),
      given("guest-3", false, text_version - 1),
    ],
  });
  const event = await db().event.findUniqueOrThrow({ where: { id: show.eventId } });
  const owner = { workspaceId: event.workspaceId, environment: event.environment };
  await asSystem("test", owner, async (ctx) => {
    await retireAnswers(ctx, show.eventId);
    await retireAnswers(ctx, show.eventId);
    ctx.record({ subjectType: "event", subjectId: show.slug });
  });
  const now = new Date();
  const all = await answers(show);
  expect(all).toHaveLength(5);
  expect(["guest-1", "guest-2", "guest-3"].map((id) => consentAt(all, id, now))).toEqual([
    "unasked",
    "given",
    "unasked",
  ]);
});
