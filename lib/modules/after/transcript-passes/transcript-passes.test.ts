import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { db, sql } from "@/lib/platform/database/db";
import { moonshine, onnxRuntime, silero } from "@/lib/platform/models/models";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { type HeardSegment, RecognizerError } from "@/lib/providers/stt";
import { builtInRecognizer, trackProcess } from "@/lib/providers/stt/built-in";
import { api } from "@/test/support/api";
import { checkEmitted } from "@/test/support/emitted-events";
import { areModelsAvailable, LOCAL_MODELS } from "@/test/support/models";
import { dateShow, makeRecordedShow, type RecordedShow, storePart } from "@/test/support/recorded-show";
import { SPOKEN_FILE } from "@/test/support/spoken-sample";
import { type MadePart, madePart } from "@/test/support/track-parts";
import { openCaptions } from "../playback/playing/open-captions";
import { openTranscript } from "../playback/playing/open-transcript";
import type { PlaybackFile } from "../playback/playing/playback-file";
import { requestPasses } from "./request-passes";
import { runPass } from "./run-pass";

checkEmitted("transcript.ready");

const SECONDS = 30;
let spoken: MadePart;
let recorded: RecordedShow;
let start: Date;

vi.hoisted(() => {
  // Nothing is sent there: the recognizers of these passes are their own.
  process.env.STT_BASE_URL = "http://127.0.0.1:9/v1";
});

beforeAll(async () => {
  // Nothing is heard for three seconds.
  spoken = await madePart({
    ...{ codec: "opus", seconds: 10 },
    source: `amovie=${SPOKEN_FILE},aresample=48000,adelay=3000,apad=whole_dur=10`,
  });
});

beforeEach(async () => {
  recorded = await makeRecordedShow();
  const { recordingId, ana, ben, command } = recorded;
  for (const identity of [ana, ben]) await command({ action: "bring_on", identity });
  start = await dateShow(recorded, SECONDS);
  for (const personId of [ana, ben])
    await storePart(spoken, { ...recorded, personId, kind: "microphone", startMs: 5_000 });
  await db().recording.update({
    where: { id: recordingId },
    data: { state: "ready", readyAt: new Date(Date.now() - 60_000) },
  });
});

const heard = (text: string, from = 1): HeardSegment => ({
  ...{ from, to: from + text.split(" ").length, text },
  words: text.split(" ").map((word, index) => ({
    ...{ text: word, from: from + index, to: from + index + 0.5, confidence: 0.9 },
  })),
});

const hearing = (transcribeTrack: () => Promise<HeardSegment[]>) => ({
  status: async () => ({
    ...{ driver: "built_in" as const, engine: "test", reason: null, isComing: false, languages: ["en"] },
  }),
  transcribeTrack,
});

const run = (id: string, segments: HeardSegment[] = [], mayGoOn = () => true) =>
  runPass(id, {
    recognizer: hearing(async () => segments),
    signal: new AbortController().signal,
    mayGoOn,
  });

const url = () => `/v1/events/${recorded.show.slug}/transcript`;
const key = (scope: "events:read" | "content:write") => recorded.show.workspace.key("test", [scope]);
const generate = async () => api("POST", `${url()}/generate`, { key: await key("content:write"), body: {} });
async function begin(): Promise<string> {
  const { status, json, text } = await generate();
  expect(status, text).toBe(202);
  return json.data.id;
}
async function read(query = "?words=true") {
  const { status, json, text } = await api("GET", url() + query, { key: await key("events:read") });
  expect(status, text).toBe(200);
  return json.data;
}
async function correct(corrections: object[]) {
  const answer = await api("PATCH", url(), { key: await key("content:write"), body: { corrections } });
  expect(answer.status, answer.text).toBe(200);
}
const contentOf = async (file: PlaybackFile | undefined) =>
  Buffer.concat(await ((await file?.open())?.toArray() ?? [])).toString();
const texts = async (query?: string) => (await read(query)).segments.map((one: { text: string }) => one.text);

async function caption(
  personId: string,
  text: string,
  from: number,
  to: number,
  session = { id: recorded.sessionId, startedAt: start },
): Promise<string> {
  const { show } = recorded;
  const sessionId = session.id;
  const at = (second: number) => new Date(session.startedAt.getTime() + second * 1_000);
  const id = newId("cap");
  const line = { id, eventId: show.eventId, sessionId, personId, text, name: "Ana Ruiz" };
  await db().captionLine.create({ data: { ...line, startedAt: at(from), endedAt: at(to) } });
  return id;
}

describe("a pass over a recording's microphones", () => {
  it("gives words their times, as a new version, of those who agreed", async () => {
    const id = await begin();
    expect((await read()).pass).toMatchObject({ id, state: "running", progress: 0, version: null });
    await run(id, [heard("Welcome to the show Anna Rooiz")]);
    expect(await read()).toMatchObject({
      ...{ version: 2, source: "tracks", corrected_at: null },
      pass: { state: "ready", progress: 100, version: 2, failure: null },
      segments: [
        {
          ...{ person_id: recorded.ana, name: "Ana Ruiz", text: "Welcome to the show Ana Ruiz" },
          ...{ start_sec: 6, end_sec: 11.5, corrected: false },
          words: [
            { text: "Welcome", start_sec: 6, end_sec: 6.5, confidence: 0.9 },
            { text: "to", start_sec: 7 },
            { text: "the" },
            { text: "show" },
            { text: "Ana", start_sec: 10, confidence: null },
            { text: "Ruiz" },
          ],
        },
      ],
    });
    expect((await read("")).segments[0]).toMatchObject({ words: null, confidence: null });
    expect((await read("?format=vtt")).content).toContain("<v Ana Ruiz>Welcome to the show Ana Ruiz");
    const { workspaceId } = recorded.show.workspace;
    const events = await db().webhookEvent.findMany({ where: { workspaceId, type: "transcript.ready" } });
    expect(events.map(({ body }) => JSON.parse(body).data)).toMatchObject([
      { transcript_id: id, language: "en", words: 6, draft: false },
    ]);
  });

  it("has the player's captions begin and end with their words", async () => {
    const live =
      "A line that was only heard live has one cue, however long it is, from its start to its end.";
    await caption(recorded.ana, live, 1, 4);
    const text =
      "We build engines that compose elaborate and scientific pieces of music of any degree of complexity or extent";
    await run(await begin(), [heard(text)]);
    const [, line] = JSON.parse(await contentOf(await openTranscript(recorded.recordingId)));
    expect(line).toMatchObject({ from: 6, to: 23.5, text });
    expect(line.cues.length).toBeGreaterThan(1);
    let words = 0;
    for (const { from, rows } of line.cues) {
      // A word every second.
      expect(from).toBe(6 + words);
      words += rows.join(" ").split(" ").length;
    }
    expect([words, line.cues.at(-1).to]).toEqual([18, 23.5]);
    const file = await contentOf(await openCaptions(recorded.recordingId));
    expect(file).toContain(`>${live}`);
    expect(file.match(/-->/g)).toHaveLength(1 + line.cues.length);
    expect(file).toContain("00:00:06.000 --> ");
  });

  it("keeps captions where no microphone is stored or nothing was heard in it, and earlier versions as they were", async () => {
    await caption(recorded.ana, "welcome too the show", 6, 9);
    await caption(recorded.ana, "Before that", 1, 3);
    await caption("announcer", "Please welcome Ana", 6, 8);
    // Timed too late: its words were heard a second before.
    await caption(recorded.ana, "The show.", 10, 11);
    await caption(recorded.ana, "Nothing of this was captured", 12, 14);
    await caption(recorded.ana, "The show.", 15, 16);
    await run(await begin(), [heard("Welcome to the show")]);
    expect(await texts()).toEqual([
      ...[
        "Before that",
        "Please welcome Ana",
        "Welcome to the show",
        "Nothing of this was captured",
        "The show.",
      ],
    ]);
    expect(await texts("?version=1")).toContain("welcome too the show");
    expect((await read()).segments[0]).toMatchObject({ words: null });
  });

  it("keeps corrections whose words still stand, with their authors", async () => {
    const one = await caption(recorded.ana, "welcome to the show runner show", 6, 11);
    await correct([{ segment_id: one, from: "show runner", to: "Showrunner" }]);
    await run(await begin(), [heard("Welcome to the show runner show.")]);
    const { segments, version, corrected_at } = await read();
    expect([version, segments[0].text, segments[0].corrected]).toEqual([
      ...[3, "Welcome to the Showrunner show.", true],
    ]);
    expect(corrected_at).not.toBeNull();
    expect(segments[0].words[3]).toMatchObject({ text: "Showrunner", confidence: null });
    await run(await begin(), [heard("Welcome to the slow runner show.")]);
    expect(await texts()).toEqual(["Welcome to the slow runner show."]);
    expect(await texts("?version=3")).toEqual(["Welcome to the Showrunner show."]);
  });

  it("is followed by the captions of a part that was resumed after it, until the next one has them", async () => {
    const { recordingId, ana, show } = recorded;
    await caption(ana, "welcome too the show", 6, 9);
    await run(await begin(), [heard("Welcome to the show")]);
    const startedAt = new Date();
    const session = { id: newId("ses"), eventId: show.eventId, startedAt, mediaStartedAt: startedAt };
    await db().showSession.create({
      data: { ...session, recordingId, endedAt: new Date(startedAt.getTime() + 30_000) },
    });
    const one = await caption(ana, "Here we are again", 1, 4, session);
    await caption(ana, "After the break", 6, 9, session);
    expect(await texts()).toEqual(["Welcome to the show", "Here we are again", "After the break"]);
    await correct([{ segment_id: one, from: "Here", to: "There" }]);
    await storePart(spoken, {
      ...{ recordingId, sessionId: session.id, personId: ana, kind: "microphone", startMs: 5_000 },
    });
    await run(await begin(), [heard("Welcome to the show")]);
    expect(await texts()).toEqual(["Welcome to the show", "There we are again", "Welcome to the show"]);
    expect(await texts("?version=2")).toEqual([
      "Welcome to the show",
      "Here we are again",
      "After the break",
    ]);
  });

  it("loses only the words that an edit cuts out, which a correction keeps for when it's undone", async () => {
    await run(await begin(), [heard("We um ship on Fridays")]);
    const { recordingId, sessionId } = recorded;
    const ranges = [{ sessionId, fromMs: 6_900, toMs: 7_700 }];
    const by = { actorType: "user", actorName: "Ada" };
    const edit = { id: newId("edt"), recordingId, number: 1, kind: "drop", ranges, version: 1, ...by };
    await db().recordingEdit.create({ data: edit });
    const { segments } = await read();
    expect(segments[0].words.map((word: { text: string }) => word.text)).toEqual([
      "We",
      "ship",
      "on",
      "Fridays",
    ]);
    expect(segments[0].text).toBe("We ship on Fridays");
    await correct([{ segment_id: segments[0].id, from: "Fridays", to: "Mondays" }]);
    expect(await texts()).toEqual(["We ship on Mondays"]);
    await db().recordingEdit.delete({ where: { id: edit.id } });
    expect(await texts()).toEqual(["We um ship on Mondays"]);
  });

  it("is said of its recording while it runs", async () => {
    const isTranscribing = async () => {
      const { slug, workspace } = recorded.show;
      const list = `/v1/events/${slug}/recordings`;
      return (await api("GET", list, { key: await workspace.key("test", ["recordings:read"]) })).json.data[0]
        .transcribing;
    };
    expect(await isTranscribing()).toBe(false);
    const id = await begin();
    expect(await isTranscribing()).toBe(true);
    await run(id);
    expect(await isTranscribing()).toBe(false);
  });

  it("is one at a time, and goes on after a kill", async () => {
    const id = await begin();
    const twice = await generate();
    expect([twice.status, twice.json.error.code, twice.json.error.fields]).toEqual([
      ...[409, "version_conflict", { status: "running" }],
    ]);
    const killed = new AbortController();
    await runPass(id, {
      recognizer: hearing(async () => {
        killed.abort();
        throw new Error("killed");
      }),
      signal: killed.signal,
      mayGoOn: () => true,
    });
    expect((await read()).pass).toMatchObject({ state: "running", progress: 0 });
    await run(id, [heard("Hello")]);
    expect(await texts()).toEqual(["Hello"]);
    await run(id, [heard("Nothing more")]);
    expect(await texts()).toEqual(["Hello"]);
  });

  it("says why it came to nothing, and leaves the transcript as it was", async () => {
    await caption(recorded.ana, "Hello", 6, 7);
    const id = await begin();
    const gone = hearing(async () => {
      throw new RecognizerError("not_installed", "It's gone.");
    });
    await runPass(id, { recognizer: gone, signal: new AbortController().signal, mayGoOn: () => true });
    const { version, pass, source } = await read();
    expect({ version, pass, source }).toMatchObject({
      ...{ version: 1, source: "live", pass: { state: "failed", failure: "not_installed" } },
    });
    await begin();
  });

  it("fails once it has failed for half an hour and its sound's length, not because no one made it", async () => {
    const id = await begin();
    const away = hearing(async () => {
      throw new RecognizerError("failed", "It's away.");
    });
    const run = () =>
      runPass(id, { recognizer: away, signal: new AbortController().signal, mayGoOn: () => true });
    const wait = (column: string) =>
      sql("", `UPDATE transcript_pass SET ${column} = ${column} - interval '2 hours' WHERE id = $1`, [id]);
    await wait("updated_at");
    for (const _time of [1, 2]) await expect(run()).rejects.toThrow("It's away.");
    expect((await read()).pass.state).toBe("running");
    await wait("updated_at");
    await wait("failing_since");
    await run();
    expect((await read()).pass).toMatchObject({ state: "failed", failure: "failed" });
  });

  it("stores nothing of someone who was erased while it ran", async () => {
    const id = await begin();
    const erasing = hearing(async () => {
      await db().recordingTrack.updateMany({
        where: { recordingId: recorded.recordingId, personId: recorded.ana },
        data: { erasedAt: new Date() },
      });
      return [heard("Forget me")];
    });
    await runPass(id, { recognizer: erasing, signal: new AbortController().signal, mayGoOn: () => true });
    expect(await db().transcriptSegment.count({ where: { passId: id } })).toBe(0);
  });

  it("is made again for a microphone whose own copy arrives later, and for no other", async () => {
    const { recordingId, ana, ben, host } = recorded;
    await storePart(spoken, { ...recorded, personId: host, kind: "microphone", startMs: 5_000 });
    let calls = 0;
    const listening = hearing(async () => {
      calls += 1;
      return [heard(`Hello from call number ${calls}`)];
    });
    const passes = () =>
      db().transcriptPass.findMany({ where: { recordingId }, orderBy: { version: "asc" } });
    const runThis = (id = "") =>
      runPass(id, { recognizer: listening, signal: new AbortController().signal, mayGoOn: () => true });
    /** Everything was stored a minute ago, and looked at before. */
    const waitAMinute = async () => {
      const part = { track: { recordingId } };
      const storedAt = new Date(Date.now() - 60_000);
      await db().trackChunk.updateMany({ where: { part, storedAt: { gt: storedAt } }, data: { storedAt } });
      await db().transcriptPass.updateMany({
        where: { recordingId },
        data: { checkedAt: new Date(Date.now() - 120_000) },
      });
      await requestPasses();
    };

    await runThis(await begin());
    expect(calls).toBe(2);
    const before = (await read()).segments;
    await correct(
      before.map(({ id }: { id: string }) => ({ segment_id: id, from: "Hello", to: "Good evening" })),
    );
    // Nothing else is heard: he declined.
    await storePart(spoken, {
      ...recorded,
      personId: ben,
      kind: "microphone",
      copy: "browser",
      startMs: 5_000,
    });
    await waitAMinute();
    expect(await passes()).toHaveLength(1);
    expect((await passes())[0]?.checkedAt?.getTime()).toBeGreaterThan(Date.now() - 30_000);

    await storePart(spoken, {
      ...recorded,
      personId: ana,
      kind: "microphone",
      copy: "browser",
      startMs: 5_000,
    });
    await requestPasses();
    // It may still be uploading.
    expect(await passes()).toHaveLength(1);
    await waitAMinute();
    const [first, again] = await passes();
    expect([again?.state, again?.reusesId]).toEqual(["running", first?.id]);
    await runThis(again?.id);
    expect(calls).toBe(3);
    const after = (await read()).segments;
    const of = (list: typeof after, person: string) =>
      list.find(({ person_id }: { person_id: string }) => person_id === person);
    expect(of(after, host)).toMatchObject({ id: of(before, host).id, corrected: true });
    expect(of(after, host).text).toBe(of(before, host).text.replace("Hello", "Good evening"));
    expect(of(after, ana)).toMatchObject({ text: "Good evening from call number 3", corrected: true });
    expect(of(after, ana).id).not.toBe(of(before, ana).id);
    await waitAMinute();
    expect(await passes()).toHaveLength(2);

    await runThis(await begin());
    expect(calls).toBe(5);
  });

  it("begins automatically, once, when a recording is ready", async () => {
    await requestPasses();
    await requestPasses();
    expect(await db().transcriptPass.count({ where: { recordingId: recorded.recordingId } })).toBe(1);
  });

  it("is refused without a stored microphone, and while the show is on air", async () => {
    const { recordingId } = recorded;
    await db().recording.update({ where: { id: recordingId }, data: { state: "live" } });
    expect((await generate()).json.error.fields).toEqual({ status: "live" });
    await db().recording.update({ where: { id: recordingId }, data: { state: "ready" } });
    await db().trackPart.deleteMany({ where: { track: { recordingId } } });
    expect((await generate()).json.error.fields).toEqual({ status: "no_sound" });
  });
});

describe.skipIf(!areModelsAvailable(onnxRuntime, moonshine, silero))("with the model installed", () => {
  it("hears what was said, when it was said", async () => {
    Object.assign(env(), { MODELS_DIR: LOCAL_MODELS });
    const tracks = trackProcess();
    const id = await begin();
    const { signal } = new AbortController();
    await runPass(id, { recognizer: builtInRecognizer(undefined, tracks), signal, mayGoOn: () => true });
    tracks.end("the test is over");
    const { segments } = await read();
    const words = segments.flatMap((one: { words: object[] }) => one.words);
    expect(words.map((one: { text: string }) => one.text).join(" ")).toMatch(
      /^Welcome to the show, everybody/,
    );
    // The part begins 5 s after the show, and its sound 3 s later.
    expect(words[0].start_sec).toBeGreaterThan(7.9);
    expect(words[0].start_sec).toBeLessThan(8.4);
    expect(words.every((one: { confidence: number }) => one.confidence > 0.3)).toBe(true);
  });
});
