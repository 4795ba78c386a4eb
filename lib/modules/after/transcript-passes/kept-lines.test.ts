import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import type { MediaRange } from "@/lib/program";
import type { HeardSegment } from "@/lib/providers/stt";
import { api } from "@/test/support/api";
import { dateShow, makeRecordedShow, type RecordedShow, storePart } from "@/test/support/recorded-show";
import { refuseWrites } from "@/test/support/refuse-writes";
import { SPOKEN_FILE } from "@/test/support/spoken-sample";
import { expectLogged } from "@/test/support/test-log";
import { type MadePart, madePart } from "@/test/support/track-parts";
import { whileOpen } from "@/test/support/while-open";
import { requestPasses } from "./request-passes";
import { runPass } from "./run-pass";

vi.hoisted(() => {
  // Nothing is sent there: the recognizers of these passes are their own.
  process.env.STT_BASE_URL = "http://127.0.0.1:9/v1";
});

let spoken: MadePart;
let recorded: RecordedShow;
let start: Date;

beforeAll(async () => {
  spoken = await madePart({
    ...{ codec: "opus", seconds: 10 },
    source: `amovie=${SPOKEN_FILE},aresample=48000,adelay=3000,apad=whole_dur=10`,
  });
});

/** Ana's and the host's microphones are stored from second 5 on. */
beforeEach(async () => {
  recorded = await makeRecordedShow();
  const { recordingId, ana, host, command } = recorded;
  await command({ action: "bring_on", identity: ana });
  start = await dateShow(recorded, 30);
  for (const personId of [ana, host])
    await storePart(spoken, { ...recorded, personId, kind: "microphone", startMs: 5_000 });
  await db().recording.update({
    where: { id: recordingId },
    data: { state: "ready", readyAt: new Date(Date.now() - 60_000) },
  });
});

const SAID = "My number is five five";

const heard = (text: string): HeardSegment => ({
  ...{ from: 1, to: 1 + text.split(" ").length, text },
  words: text.split(" ").map((word, index) => ({
    ...{ text: word, from: 1 + index, to: 1.5 + index, confidence: 0.9 },
  })),
});

const run = (id: string, text: string | (() => Promise<string>) = SAID) =>
  runPass(id, {
    recognizer: {
      status: async () => ({
        ...{ driver: "built_in", engine: "test", reason: null, isComing: false, languages: ["en"] },
      }),
      transcribeTrack: async () => [heard(typeof text === "string" ? text : await text())],
    },
    signal: new AbortController().signal,
    mayGoOn: () => true,
  });

async function call(method: string, path: string, body?: object) {
  const key = await recorded.show.workspace.key("test", ["events:read", "content:write", "recordings:read"]);
  const answer = await api(method, `/v1/events/${recorded.show.slug}${path}`, {
    key,
    ...(body ? { body } : {}),
  });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.json.data;
}

const begin = async (): Promise<string> => (await call("POST", "/transcript/generate", {})).id;
const edit = (body: object) => call("POST", `/recordings/${recorded.recordingId}/edits`, body);

const file = async (): Promise<string> => (await call("GET", "/transcript?format=vtt")).content;

async function linesOf(personId: string): Promise<{ id: string; text: string; corrected: boolean }[]> {
  const { segments } = await call("GET", "/transcript");
  return segments.filter((one: { person_id: string }) => one.person_id === personId);
}

async function caption(
  personId: string,
  text: string,
  from: number,
  to: number,
  { id: sessionId, startedAt } = { id: recorded.sessionId, startedAt: start },
): Promise<string> {
  const { show } = recorded;
  const at = (second: number) => new Date(startedAt.getTime() + second * 1_000);
  const id = newId("cap");
  const line = { id, eventId: show.eventId, sessionId, personId, text, name: "Ana Ruiz" };
  await db().captionLine.create({ data: { ...line, startedAt: at(from), endedAt: at(to) } });
  return id;
}

/** Ana's own copy has arrived. */
async function storeLate(): Promise<void> {
  const { recordingId, ana } = recorded;
  await storePart(spoken, {
    ...{ ...recorded, personId: ana, kind: "microphone" },
    ...{ copy: "browser", startMs: 5_000 },
  });
  await db().trackChunk.updateMany({
    where: { part: { track: { recordingId } } },
    data: { storedAt: new Date(Date.now() - 60_000) },
  });
  await db().transcriptPass.updateMany({
    where: { recordingId },
    data: { checkedAt: new Date(Date.now() - 120_000) },
  });
}

/** Ana's own copy arrives, and a pass over it alone is begun. */
async function beginLate(): Promise<string> {
  const { recordingId } = recorded;
  await storeLate();
  await requestPasses();
  const pass = await db().transcriptPass.findFirstOrThrow({ where: { recordingId, state: "running" } });
  expect(pass.reusesId).not.toBeNull();
  return pass.id;
}

it.each([
  ["redacted", "redact_words", "My number is … …"],
  ["cut", "drop", "My number is"],
])(
  "words that were %s in a corrected line stay so when another speaker's copy arrives late",
  async (_, kind, left) => {
    await run(await begin());
    const [{ id } = { id: "" }] = await linesOf(recorded.host);
    await call("PATCH", "/transcript", { corrections: [{ segment_id: id, name: "The host" }] });
    await edit({ kind, segment_id: id, first_word: 3, last_word: 4 });
    expect(await linesOf(recorded.host)).toMatchObject([{ id, text: left }]);
    await run(await beginLate());
    expect(await linesOf(recorded.host)).toMatchObject([{ id, text: left, corrected: true }]);
    expect(await file()).not.toContain("five");
  },
);

it("words that were redacted in a corrected caption stay so when a pass keeps it", async () => {
  // Before any microphone is stored.
  const id = await caption(recorded.ana, SAID, 1, 4);
  await call("PATCH", "/transcript", { corrections: [{ segment_id: id, from: "My", to: "Our" }] });
  await edit({ kind: "redact_words", segment_id: id, first_word: 3, last_word: 4 });
  await run(await begin(), "Something else");
  expect((await linesOf(recorded.ana))[0]).toMatchObject({ id, text: "Our number is … …" });
  expect(await file()).not.toContain("five");
});

it("what is taken out of a corrected text begins and ends at whole milliseconds", async () => {
  await run(await begin());
  const [{ id } = { id: "" }] = await linesOf(recorded.host);
  // Seven words share the time of one.
  const corrections = [{ segment_id: id, from: "number", to: "old and very long telephone number now" }];
  await call("PATCH", "/transcript", { corrections });
  await edit({ kind: "redact_words", segment_id: id, first_word: 2, last_word: 3 });
  await edit({ kind: "drop", segment_id: id, first_word: 5, last_word: 6 });
  const edits = await db().recordingEdit.findMany({ where: { recordingId: recorded.recordingId } });
  const times = edits.flatMap(({ ranges }) =>
    (ranges as unknown as MediaRange[]).flatMap(({ fromMs, toMs }) => [fromMs, toMs]),
  );
  expect(times).toHaveLength(4);
  expect(times).toEqual(times.map((ms) => Math.round(ms)));
});

it("nothing of someone who was erased is stored any more, and passes don't bring it back", async () => {
  const { ana, host, recordingId } = recorded;
  await caption(ana, "Forget this", 1, 3);
  await caption(host, "Keep this", 1, 3);
  await call("DELETE", `/recordings/${recordingId}?confirm=true&person_id=${ana}`);
  const stored = async () =>
    (await db().captionLine.findMany({ where: { sessionId: recorded.sessionId } })).map(({ text }) => text);
  expect((await stored()).sort()).toEqual(["", "Keep this"]);
  // Such as what is said after that, while the show is still on air.
  await caption(ana, "Forget this too", 3, 4);
  await run(await begin());
  expect(await db().transcriptSegment.count({ where: { personId: ana } })).toBe(0);
  expect((await linesOf(host)).map(({ text }) => text)).toEqual(["Keep this", SAID]);
});

it("a pass over a recording that is deleted while it runs ends without a transcript", async () => {
  const { recordingId } = recorded;
  const { workspaceId } = recorded.show.workspace;
  const id = await begin();
  let deleted: Promise<unknown> | undefined;
  await run(id, async () => {
    deleted ??= call("DELETE", `/recordings/${recordingId}?confirm=true`);
    await deleted;
    return SAID;
  });
  expect(deleted).toBeDefined();
  expect((await db().transcriptPass.findUniqueOrThrow({ where: { id } })).state).toBe("failed");
  expect(await db().webhookEvent.count({ where: { workspaceId, type: "transcript.ready" } })).toBe(0);
});

it("no pass is begun or requested again over a recording that is deleted", async () => {
  const { recordingId } = recorded;
  const remove = (deletedAt: Date | null) =>
    db().recording.update({ where: { id: recordingId }, data: { deletedAt } });
  const id = await begin();
  await db().wantedWork.deleteMany({ where: { subject: id } });
  await remove(new Date());
  await requestPasses();
  expect(await db().wantedWork.count({ where: { subject: id } })).toBe(0);
  await db().transcriptPass.deleteMany({ where: { recordingId } });
  await remove(null);
  await whileOpen(() => remove(new Date()), requestPasses);
  expect(await db().transcriptPass.count({ where: { recordingId } })).toBe(0);
});

it("a pass is begun and another one requested again although a third can't be begun", async () => {
  const lost = await begin();
  await db().wantedWork.deleteMany({ where: { subject: lost } });
  const ids: string[] = [];
  for (const minutes of [3, 2]) {
    const other = await makeRecordedShow();
    const { recordingId, ana } = other;
    ids.push(recordingId);
    await storePart(spoken, { ...other, personId: ana, kind: "microphone", startMs: 0 });
    const readyAt = new Date(Date.now() - minutes * 60_000);
    await db().recording.update({ where: { id: recordingId }, data: { state: "ready", readyAt } });
  }
  const [first = "", second = ""] = ids;
  await refuseWrites("transcript_pass", first, "recording_id");
  expectLogged(/"sweep":"recordings to transcribe","msg":"a sweep failed"/);
  await requestPasses();
  const passes = (recordingId: string) => db().transcriptPass.count({ where: { recordingId } });
  expect([await passes(first), await passes(second)]).toEqual([0, 1]);
  expect(await db().wantedWork.count({ where: { subject: lost } })).toBe(1);
});

it("a pass over a copy that arrived late is begun at the next look if it couldn't be at the first", async () => {
  const { recordingId } = recorded;
  const first = await begin();
  await run(first);
  await storeLate();
  const accept = await refuseWrites("transcript_pass", first, "reuses_id");
  expectLogged(/"sweep":"recordings to transcribe again","msg":"a sweep failed"/);
  await requestPasses();
  const running = () => db().transcriptPass.count({ where: { recordingId, state: "running" } });
  expect(await running()).toBe(0);
  await accept();
  await requestPasses();
  expect(await running()).toBe(1);
});

it("the first pass is begun again an hour after it failed, if what was to blame may be over", async () => {
  const { recordingId } = recorded;
  await db().recording.update({
    where: { id: recordingId },
    data: { readyAt: new Date(Date.now() - 3 * 3_600_000) },
  });
  const id = await begin();
  const failed = async (failure: string, minutesAgo: number) => {
    const updatedAt = new Date(Date.now() - minutesAgo * 60_000);
    await db().transcriptPass.update({ where: { id }, data: { state: "failed", failure, updatedAt } });
    await requestPasses();
    await requestPasses();
    return db().transcriptPass.count({ where: { recordingId, state: "running" } });
  };
  expect([await failed("language", 120), await failed("failed", 50), await failed("failed", 70)]).toEqual([
    ...[0, 0, 1],
  ]);
});

/** The show's second part, of which nothing is stored yet. */
async function resume(startedAt: Date, recordingId: string | null) {
  const { show } = recorded;
  const session = {
    id: newId("ses"),
    eventId: show.eventId,
    recordingId,
    startedAt,
    mediaStartedAt: startedAt,
  };
  return db().showSession.create({
    data: { ...session, endedAt: new Date(startedAt.getTime() + 60_000) },
  });
}

const wordsOf = async (personId: string) => (await linesOf(personId)).map(({ text }) => text);

it("lines of a part that was resumed while a pass ran are there once", async () => {
  const { ana, recordingId } = recorded;
  const pass = await begin();
  const session = await resume(new Date(), recordingId);
  await caption(ana, "Here we are again", 1, 4, session);
  await run(pass);
  await caption(ana, "After the break", 6, 9, session);
  expect(await wordsOf(ana)).toEqual([SAID, "Here we are again", "After the break"]);
});

it("lines of a part that was resumed while a pass ran aren't there beside what it heard of them", async () => {
  const { ana, recordingId } = recorded;
  const pass = await begin();
  const session = await resume(new Date(), recordingId);
  await storePart(spoken, {
    recordingId,
    sessionId: session.id,
    personId: ana,
    kind: "microphone",
    startMs: 0,
  });
  await caption(ana, "My number is far drive", 5, 6, session);
  await run(pass);
  await caption(ana, "After the break", 20, 23, session);
  expect(await wordsOf(ana)).toEqual([SAID, SAID, "After the break"]);
});

it("lines of a part that was resumed just before a pass began are there, though it isn't in the recording until later", async () => {
  const { ana, recordingId } = recorded;
  const session = await resume(new Date(Date.now() - 1_000), null);
  await run(await begin());
  await db().showSession.update({ where: { id: session.id }, data: { recordingId } });
  await caption(ana, "Here we are again", 1, 4, session);
  expect(await wordsOf(ana)).toEqual([SAID, "Here we are again"]);
});
