import { beforeEach, expect, it } from "vitest";
import { finishNotetaker } from "@/lib/modules/calls/notetaker";
import { sweepRecordings } from "@/lib/modules/replays/recordings";
import { db, outsideTransaction, sql, transaction } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { api } from "@/test/support/api";
import { dateShow, makeRecordedShow, type RecordedShow } from "@/test/support/recorded-show";
import { until } from "@/test/support/until";
import { waitingStatements } from "@/test/support/waiting-statements";
import { whileOpen } from "@/test/support/while-open";

const SECONDS = 120;
let recorded: RecordedShow;
let key: string;
let began: number;

async function say(personId: string, name: string, text: string, from: number): Promise<void> {
  const times = { startedAt: new Date(began + from * 1_000), endedAt: new Date(began + (from + 4) * 1_000) };
  const { eventId } = recorded.show;
  const line = { id: newId("cap"), eventId, sessionId: recorded.sessionId, personId, name, text };
  await db().captionLine.create({ data: { ...line, ...times } });
}

const analyze = (body: object) => api("POST", "/api/v1/analyze", { key, body });
const stored = () => db().salesCall.count({ where: { recordingId: recorded.recordingId } });

beforeEach(async () => {
  recorded = await makeRecordedShow();
  key = await recorded.show.workspace.callKey();
  await recorded.command({ action: "bring_on", identity: recorded.ana });
  began = (await dateShow(recorded, SECONDS, { bring_on: 1 })).getTime();
  const endedAt = new Date(began + SECONDS * 1_000);
  await db().showSession.update({ where: { id: recorded.sessionId }, data: { endedAt } });
});

const end = () =>
  db().recording.update({
    where: { id: recorded.recordingId },
    data: { state: "ready", startedAt: new Date(began), endedAt: new Date(began + SECONDS * 1_000) },
  });

async function talk(): Promise<void> {
  await say(recorded.host, "Grace", "What does the plan for twelve people cost?", 10);
  await say(recorded.ana, "Ana Ruiz", "It's $600 a month, and I'll send you the offer tomorrow.", 20);
  await end();
}

it("waits for the end of the show and for its transcript", async () => {
  const event_slug = recorded.show.slug;
  const live = await analyze({ event_slug });
  expect([live.status, live.json.error.code]).toEqual([409, "not_ready"]);
  await end();
  const silent = await analyze({ event_slug });
  expect([silent.status, silent.json.error.code]).toEqual([409, "not_ready"]);
  expect(await stored()).toBe(0);
});

it("reads what was said in a show", async () => {
  await talk();
  const answer = await analyze({ event_slug: recorded.show.slug, call_id: "show" });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.json.data.next_steps).toMatchObject([{ owner: "Ana Ruiz" }]);
  const { call, transcript } = (await api("GET", "/api/v1/calls/show", { key })).json.data;
  expect(call).toMatchObject({
    source: "show",
    event_slug: recorded.show.slug,
    speakers: ["Grace", "Ana Ruiz"],
  });
  expect(transcript[0]).toMatchObject({ speaker: "Grace", start_sec: expect.any(Number) });
});

it("tells two people of one name apart", async () => {
  await say(recorded.host, "Ana Ruiz", "What does the plan for twelve people cost?", 10);
  await say(recorded.ana, "ana ruiz", "It's $600 a month, and I'll send you the offer tomorrow.", 20);
  await end();
  const answer = await analyze({ event_slug: recorded.show.slug, call_id: "show" });
  expect(answer.json.data.next_steps, answer.text).toMatchObject([{ owner: "ana ruiz (2)" }]);
  const { call } = (await api("GET", "/api/v1/calls/show", { key })).json.data;
  expect(call.speakers).toEqual(["Ana Ruiz", "ana ruiz (2)"]);
});

it("has one speaker for a person whose name was written in two ways, or whose line was corrected to it", async () => {
  const by = { recordingId: recorded.recordingId, authorType: "user", authorName: "Grace" };
  await say(recorded.ana, "ana ruiz", "What does the plan for twelve people cost?", 10);
  await say(recorded.ana, "Ana Ruiz", "We would start in June.", 20);
  await say(recorded.host, "Grace", "It's $600 a month, and I'll send you the offer tomorrow.", 30);
  await say(recorded.ana, "Ana Ruiz", "You get it by noon.", 40);
  await end();
  const line = await db().captionLine.findFirstOrThrow({
    where: { eventId: recorded.show.eventId, text: "You get it by noon." },
  });
  await db().transcriptCorrection.create({
    data: {
      ...{ ...by, segmentId: line.id, version: 2, text: line.text, name: "Grace", createdAt: new Date() },
      ...{ personId: recorded.ana, saidBy: recorded.ana },
    },
  });
  const answer = await analyze({ event_slug: recorded.show.slug, call_id: "show" });
  expect(answer.status, answer.text).toBe(200);
  const { call, transcript } = (await api("GET", "/api/v1/calls/show", { key })).json.data;
  expect(call.speakers).toEqual(["ana ruiz", "Grace"]);
  expect(transcript.map(({ speaker }: { speaker: string }) => speaker)).toEqual([
    ...["ana ruiz", "ana ruiz", "Grace", "Grace"],
  ]);
});

it("isn't found by another workspace or in another environment", async () => {
  await talk();
  const other = await recorded.show.workspace.callKey("live");
  const body = { event_slug: recorded.show.slug };
  const answer = await api("POST", "/api/v1/analyze", { key: other, body });
  expect(answer.json.error.fields).toEqual({ event_slug: "not_found" });
});

it("is deleted with the recording, or with what someone says in it", async () => {
  await talk();
  const body = { event_slug: recorded.show.slug };
  await analyze(body);
  const path = `/v1/events/${recorded.show.slug}/recordings/${recorded.recordingId}?confirm=true`;
  const microphone = { recordingId: recorded.recordingId, personId: recorded.ana, kind: "microphone" };
  await db().recordingTrack.create({ data: { id: newId("trk"), ...microphone } });
  const tried = await recorded.show.byKey("DELETE", `${path}&person_id=${recorded.ana}`, { dry_run: true });
  const person = await recorded.show.byKey("DELETE", `${path}&person_id=${recorded.ana}`);
  for (const answer of [tried, person]) {
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.data.calls).toHaveLength(1);
    expect(answer.json.data.transcript_lines).toBeGreaterThan(0);
  }
  expect(await stored()).toBe(0);
  await analyze(body);
  expect(await stored()).toBe(1);
  expect((await recorded.show.byKey("DELETE", path)).status).toBe(200);
  expect(await stored()).toBe(0);
});

it("is deleted with someone who is deleted from the recording if a notetaker heard them", async () => {
  await talk();
  const { show } = recorded;
  const sent = await api("POST", "/api/v1/calls/bot", {
    ...{ key, body: { meeting_url: `${env().PUBLIC_URL}/e/${show.slug}` } },
  });
  expect(sent.status, sent.text).toBe(201);
  const { id } = sent.json.data;
  const left = { state: "leaving", subCode: "ended", joinedAt: new Date(began) };
  const leftAt = new Date(began + SECONDS * 1_000);
  await db().notetaker.update({ where: { id }, data: { ...left, leftAt } });
  await finishNotetaker(id);
  const heard = await db().salesCall.findFirstOrThrow({ where: { workspaceId: show.workspace.workspaceId } });
  expect(heard).toMatchObject({ source: "notetaker", recordingId: null });
  const path = `/v1/events/${show.slug}/recordings/${recorded.recordingId}?confirm=true`;
  const erase = (body?: object) => recorded.show.byKey("DELETE", `${path}&person_id=${recorded.ana}`, body);
  expect((await erase({ dry_run: true })).json.data.calls).toEqual([heard.callId]);
  const of = () => api("GET", `/api/v1/calls/${heard.callId}`, { key });
  expect((await of()).status).toBe(200);
  expect((await erase()).json.data.calls).toEqual([heard.callId]);
  expect((await of()).status).toBe(404);
});

it("is deleted with a recording whose time ends while it's stored", async () => {
  await talk();
  const { recordingId, show } = recorded;
  const keepUntil = new Date(Date.now() - 1_000);
  await db().recording.update({ where: { id: recordingId }, data: { keepUntil } });
  // The call is in its table, but not committed, until its audit row can be written.
  let analyzing: ReturnType<typeof analyze> | undefined;
  await whileOpen(
    () => sql("", "LOCK TABLE audit_entry IN SHARE MODE"),
    async () => {
      analyzing = analyze({ event_slug: show.slug });
      await until(async () => (await waitingStatements()).length === 1);
      await sweepRecordings();
    },
    2,
  );
  expect((await analyzing)?.status).toBe(200);
  expect((await db().recording.findUniqueOrThrow({ where: { id: recordingId } })).deletedAt).not.toBeNull();
  expect(await stored()).toBe(0);
});

it("has nothing of someone who is erased while it's analyzed", async () => {
  await talk();
  const { recordingId, show, ana, host } = recorded;
  let analyzing: ReturnType<typeof analyze> | undefined;
  await transaction(async () => {
    await sql("", "SELECT 1 FROM recording WHERE id = $1 FOR UPDATE", [recordingId]);
    await sql("", "UPDATE caption_line SET name = '', text = '' WHERE event_id = $1 AND person_id = $2", [
      ...[show.eventId, ana],
    ]);
    await outsideTransaction(async () => {
      analyzing = analyze({ event_slug: show.slug });
      await until(async () => (await waitingStatements()).length > 0);
    });
  });
  const answer = await analyzing;
  expect(answer?.status, answer?.text).toBe(200);
  const call = await db().salesCall.findFirstOrThrow({ where: { recordingId } });
  expect(call).toMatchObject({ saidBy: [host], speakers: ["Grace"], lineCount: 1 });
  expect(JSON.stringify([call, answer?.json])).not.toMatch(/Ana|\b600\b|offer/);
});
