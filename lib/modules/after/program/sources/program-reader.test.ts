import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { elementOf } from "@/lib/live/whiteboard/element-of";
import { appendEntries, lockStageRow } from "@/lib/modules/stage/show-ledger";
import { asSystem } from "@/lib/operation/as-system";
import { db, outsideTransaction, sql, transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { captureWindows, type ProgramTrack, soundPiecesOf, spansOf } from "@/lib/program";
import { api } from "@/test/support/api";
import {
  answer,
  dateShow,
  makeRecordedShow,
  type RecordedShow,
  storePart,
} from "@/test/support/recorded-show";
import type { MadePart } from "@/test/support/track-parts";
import { ProgramReader, readProgram } from "./program-reader";
import type { ProgramSources } from "./program-sources";

/** Without media: what it says isn't read here. */
const PART: MadePart = {
  header: Buffer.from("header"),
  chunks: [0, 1_000, 2_000, 3_000].map((at) => ({ bytes: Buffer.from(`at ${at}`), at })),
};

const read = async (recordingId: string): Promise<ProgramSources> => {
  const sources = await readProgram(recordingId);
  if (!sources) throw new Error("No program.");
  return sources;
};
const partsOf = (tracks: readonly ProgramTrack[]) => tracks.flatMap(({ parts }) => parts);
const style = { size: { width: 320, height: 180 }, composer: "1", longestSeconds: 4 } as const;

describe("what a program is made of", () => {
  it("is the recording's sessions, its ledger from their start, answers, and what is stored of its tracks", async () => {
    const recorded = await makeRecordedShow();
    const { recordingId, sessionId, ana, ben, host, show, command } = recorded;
    await command({ action: "bring_on", identity: ana });
    await command({ action: "set_layout", layout: "duo" });
    const start = await dateShow(recorded, 30, { set_layout: 10 });
    const partId = await storePart(PART, { ...recorded, personId: ana, kind: "camera", awaited: [3] });
    const sources = await read(recordingId);
    const { workspaceId } = show.workspace;
    expect(sources).toMatchObject({ recordingId, eventId: show.eventId, workspaceId, environment: "test" });
    const endedAt = new Date(start.getTime() + 30_000);
    expect(sources.show.sessions).toEqual([{ id: sessionId, startedAt: start, endedAt }]);
    expect(sources.show.until).toEqual(endedAt);
    const [first, second] = sources.show.timeline.stages;
    expect(first?.at).toBe(start.getTime());
    expect(first?.state.stage.map(({ identity }) => identity)).toContain(ana);
    expect([second?.at, second?.state.layout]).toEqual([expect.any(Number), "duo"]);
    expect((second?.at ?? 0) - start.getTime()).toBeGreaterThanOrEqual(10_000);
    const said = new Map(sources.show.answers.map(({ personId, agrees }) => [personId, agrees]));
    expect([said.get(host), said.get(ana), said.get(ben)]).toEqual([true, true, false]);
    expect([...captureWindows(sources.show).keys()]).not.toContain(ben);
    expect(sources.tracks).toEqual([
      {
        personId: ana,
        kind: "camera",
        parts: [
          {
            ...{ id: partId, copy: "server", sessionId, fromMs: 0, toMs: 4_000, width: 320, height: 180 },
            // The header isn't a chunk, and the third one never came.
            chunks: [
              { number: 1, fromMs: 0, toMs: 1_000, startsClean: true },
              { number: 2, fromMs: 1_000, toMs: 2_000, startsClean: true },
              { number: 4, fromMs: 3_000, toMs: 4_000, startsClean: true },
            ],
          },
        ],
      },
    ]);
    const [span] = spansOf(sources.show, sources.tracks, [], { ...style, look: sources.look });
    const tiles = span?.picture.kind === "stage" ? span.picture.tiles : [];
    const tile = tiles.find((one) => one.kind === "person" && one.identity === ana);
    const source = tile && "sources" in tile ? tile.sources[0] : null;
    expect(source?.gaps).toEqual([{ fromFrame: 60, toFrame: 90 }]);
  });

  it("has nothing of a part without a header, or that isn't media, or of an erased person", async () => {
    const recorded = await makeRecordedShow();
    const { recordingId, ana, host, show, command } = recorded;
    await command({ action: "bring_on", identity: ana });
    await command({ action: "set_layout", layout: "grid" });
    await dateShow(recorded, 20);
    const headless = { ...recorded, personId: host, kind: "camera", awaited: [0] };
    await storePart(PART, headless);
    const fake = await storePart(PART, { ...recorded, personId: host, kind: "microphone" });
    await db().trackPart.update({
      where: { id: fake },
      data: { state: "lost", quality: { failure: "not_media" } },
    });
    await storePart(PART, { ...recorded, personId: ana, kind: "camera" });
    await storePart(PART, { ...recorded, personId: ana, kind: "microphone" });
    const reader = new ProgramReader(recordingId);
    const before = await reader.read();
    expect(partsOf(before?.tracks ?? []).map(({ chunks }) => chunks.length)).toEqual([0, 4, 4]);
    await db().recording.update({
      where: { id: recordingId },
      data: { state: "ready", endedAt: new Date() },
    });
    const path = `/v1/events/${show.slug}/recordings/${recordingId}?confirm=true&person_id=${ana}`;
    const erased = await api("DELETE", path, { key: await show.workspace.key("test", ["content:write"]) });
    expect(erased.status, erased.text).toBe(200);
    for (const after of [await reader.read(), await read(recordingId)]) {
      if (!after) throw new Error("No program.");
      expect(after.tracks.map(({ personId }) => personId)).not.toContain(ana);
      const text = JSON.stringify([
        spansOf(after.show, after.tracks, [], { ...style, look: after.look }),
        soundPiecesOf(after.show, after.tracks, [], { composer: "1" }),
      ]);
      expect(text).not.toContain(ana);
      expect(text).not.toContain("Ana Ruiz");
      expect(text).toContain("silhouette");
    }
  });

  it("has all sessions, and is null once the recording was deleted", async () => {
    const recorded = await makeRecordedShow();
    const { recordingId, sessionId, show, ana, command } = recorded;
    await command({ action: "bring_on", identity: ana });
    const start = await dateShow(recorded, 10);
    const startedAt = new Date(start.getTime() + 15_000);
    const second = { id: newId("ses"), eventId: show.eventId, recordingId, startedAt };
    await db().showSession.create({
      data: { ...second, mediaStartedAt: startedAt, endedAt: new Date(startedAt.getTime() + 8_000) },
    });
    await storePart(PART, { ...recorded, sessionId: second.id, personId: ana, kind: "microphone" });
    const reader = new ProgramReader(recordingId);
    const sources = await reader.read();
    expect(sources?.show.sessions.map(({ id }) => id)).toEqual([sessionId, second.id]);
    const pieces = soundPiecesOf(sources?.show ?? never(), sources?.tracks ?? [], [], { composer: "1" });
    const heard = pieces.filter(({ sections }) => sections.some(({ source }) => source.kind === "track"));
    expect(new Set(heard.map((piece) => piece.sessionId))).toEqual(new Set([second.id]));
    await db().recording.update({ where: { id: recordingId }, data: { deletedAt: new Date() } });
    expect([await reader.read(), await readProgram(recordingId)]).toEqual([null, null]);
  });

  it("looks different with another theme, color, logo or language", async () => {
    const { recordingId, show } = await makeRecordedShow();
    const looks = [(await read(recordingId)).look];
    for (const data of [
      { theme: "retro" },
      { brand: { accent: "#0f766e" } },
      { language: "de" },
      { pictures: { logo: { file_id: newId("fil"), source: "", asset_id: null, error: null } } },
    ]) {
      await db().event.update({ where: { id: show.eventId }, data });
      looks.push((await read(recordingId)).look);
    }
    expect(new Set(looks).size).toBe(5);
    expect((await read(recordingId)).look).toBe(looks.at(-1));
    // Once it's known what the recording looks like, its show may change.
    const design = { theme: "midnight", accent: null, language: "en", logo_file_id: null };
    await db().recording.update({ where: { id: recordingId }, data: { design } });
    const kept = await read(recordingId);
    expect(kept.design).toEqual({ theme: "midnight", accent: null, language: "en", logoFileId: null });
    await db().event.update({ where: { id: show.eventId }, data: { theme: "editorial" } });
    expect((await read(recordingId)).look).toBe(kept.look);
  });
});

const never = (): never => {
  throw new Error("No program.");
};

describe("a program that grows", () => {
  it("ends some seconds ago, and where the ledger does while a change is being written", async () => {
    const { recordingId, show, ana, command } = await makeRecordedShow();
    await command({ action: "bring_on", identity: ana });
    const reader = new ProgramReader(recordingId);
    const entries = async () => (await reader.read())?.show.timeline.stages.at(-1)?.at ?? 0;
    const untilOf = async (by: ProgramReader) => (await by.read())?.show.until.getTime() ?? 0;
    expect(Date.now() - (await untilOf(reader))).toBeGreaterThanOrEqual(2_900);
    const last = await entries();
    await transaction(async () => {
      await sql("test_hold", "SELECT 1 FROM stage WHERE event_id = $1 FOR UPDATE", [show.eventId]);
      await outsideTransaction(async () => {
        expect(await untilOf(new ProgramReader(recordingId))).toBeLessThanOrEqual(last);
        await new Promise((resolve) => setTimeout(resolve, 3_500));
        expect(await untilOf(new ProgramReader(recordingId))).toBe(last);
        const known = await untilOf(reader);
        expect(known).toBeLessThanOrEqual(last);
      });
    });
    expect(await untilOf(reader)).toBeGreaterThan(last);
  });

  it("follows a show in which only the audience does something while that is being written", async () => {
    const { recordingId, show, ana, command } = await makeRecordedShow();
    await command({ action: "bring_on", identity: ana });
    const { workspaceId } = show.workspace;
    await asSystem("test.reacts", { workspaceId, environment: "test" }, async (ctx) => {
      await lockStageRow(ctx, show.eventId);
      await appendEntries(ctx, show.eventId, [{ type: "reactions", body: { applause: 3 } }]);
    });
    const [reacted] = await sql<{ at: Date }>(
      "",
      "SELECT at FROM show_event WHERE event_id = $1 AND type = 'reactions'",
      [show.eventId],
    );
    await new Promise((resolve) => setTimeout(resolve, 3_100));
    await transaction(async () => {
      await sql("test_hold", "SELECT 1 FROM stage WHERE event_id = $1 FOR UPDATE", [show.eventId]);
      await outsideTransaction(async () => {
        expect((await read(recordingId)).show.until).toEqual(reacted?.at);
      });
    });
  });

  it("has a screen that is being captured on stage up to now, although its chunks come later", async () => {
    const recorded = await makeRecordedShow();
    const { recordingId, sessionId, host } = recorded;
    const startedAt = new Date(Date.now() - 30_000);
    await db().showSession.update({
      where: { id: sessionId },
      data: { startedAt, mediaStartedAt: startedAt },
    });
    const partId = await storePart(PART, { ...recorded, personId: host, kind: "screen" });
    const toMs = async () => partsOf((await read(recordingId)).tracks)[0]?.toMs ?? 0;
    await db().trackPart.update({ where: { id: partId }, data: { state: "capturing", endsAtMs: null } });
    expect(await toMs()).toBeGreaterThan(25_000);
    await db().trackPart.update({ where: { id: partId }, data: { state: "lost", endsAtMs: 4_000 } });
    expect(await toMs()).toBe(4_000);
  });

  it("is followed quickly after eight hours of four people, because only what is new is read", async () => {
    const recorded = await makeRecordedShow();
    const { recordingId, sessionId } = recorded;
    const startedAt = new Date(Date.now() - 8 * 3_600_000);
    await db().showSession.update({
      where: { id: sessionId },
      data: { startedAt, mediaStartedAt: startedAt },
    });
    for (const [index, kind] of ["camera", "microphone"].entries())
      for (let person = 0; person < 4; person += 1) {
        const track = { recordingId, sessionId, personId: `guest-${person}`, kind };
        const partId = await storePart(PART, track);
        await sql(
          "",
          `INSERT INTO track_chunk (part_id, number, state, start_ms, end_ms, starts_clean, size_bytes, sha256, key, stored_at)
           SELECT $1, n, 'stored', (n - 1) * 1000, n * 1000, true, 1, '', $1 || n, now() - interval '1 hour'
           FROM generate_series(5, 28800 - $2::int) AS n`,
          [partId, index],
        );
      }
    const reader = new ProgramReader(recordingId);
    const began = performance.now();
    await reader.read();
    const first = performance.now();
    const sources = await reader.read();
    const wholeMs = first - began;
    const nextMs = performance.now() - first;
    expect(partsOf(sources?.tracks ?? []).reduce((sum, { chunks }) => sum + chunks.length, 0)).toBe(230_396);
    expect(nextMs).toBeLessThan(wholeMs / 5);
    expect(wholeMs).toBeLessThan(20_000);
  });

  it("is read piece by piece as it would be at once", async () => {
    const recorded = await makeRecordedShow();
    const { ana, ben, host } = recorded;
    const people = [host, ana, ben];
    let steps = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(happening, fc.boolean()), { minLength: 5, maxLength: 9 }),
        async (list) => {
          const reader = new ProgramReader(recorded.recordingId);
          await reader.read();
          for (const [what, isRead] of list) {
            await happen(recorded, what, people);
            if (!isRead) continue;
            steps += 1;
            expect(comparable(await reader.read())).toEqual(
              comparable(await readProgram(recorded.recordingId)),
            );
          }
          expect(comparable(await reader.read())).toEqual(
            comparable(await readProgram(recorded.recordingId)),
          );
        },
      ),
      { numRuns: 8 },
    );
    expect(steps).toBeGreaterThan(10);
  });
});

const happening = fc.record({
  kind: fc.constantFrom(
    "command",
    "part",
    "chunk",
    "moved",
    "header",
    "erased",
    "answer",
    "votes",
    "board" as const,
  ),
  who: fc.nat(2),
  which: fc.nat(20),
});
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

async function happen(
  recorded: RecordedShow,
  { kind, who, which }: Happening,
  people: readonly string[],
): Promise<void> {
  const { recordingId, show, command } = recorded;
  const personId = people[who] ?? "";
  const trackKind = (["camera", "microphone", "screen"] as const)[which % 3] ?? "camera";
  const parts = await db().trackPart.findMany({ where: { track: { recordingId } }, orderBy: { id: "asc" } });
  const part = parts[which % Math.max(1, parts.length)];
  switch (kind) {
    case "command":
      return command({ action: "set_layout", layout: (["duo", "solo", "grid"] as const)[which % 3] });
    case "part": {
      const awaited = [0, 1, 2, 3, 4].filter((number) => (which >> number) & 1);
      await storePart(PART, { ...recorded, personId, kind: trackKind, awaited, copy: "browser" });
      return;
    }
    case "chunk":
    case "header":
      await sql(
        "",
        `UPDATE track_chunk SET state = 'stored', stored_at = clock_timestamp()
         WHERE part_id = $1 AND state = 'awaited' AND (number = 0) = $2`,
        [part?.id ?? "", kind === "header"],
      );
      return;
    case "moved":
      await sql(
        "",
        `WITH moved AS (UPDATE track_part SET starts_at_ms = starts_at_ms + 40 WHERE id = $1)
         UPDATE track_chunk SET start_ms = start_ms + 40, end_ms = end_ms + 40 WHERE part_id = $1`,
        [part?.id ?? ""],
      );
      return;
    case "erased":
      if (which > 5 || !part) return;
      await db().recordingTrack.update({ where: { id: part.trackId }, data: { erasedAt: new Date() } });
      await db().trackPart.deleteMany({ where: { trackId: part.trackId } });
      return;
    case "answer":
      return answer(show.eventId, personId, which % 2 === 0, new Date());
    case "board": {
      const path = `/api/app/events/${show.slug}/studio/whiteboard`;
      const element = elementOf(
        { type: "line", x: which, y: who, points: "0,0 5,5", color: "#e03131" },
        { id: `line-${who}`, index: "a0", seed: 1, versionNonce: which },
      );
      await show.byHost("POST", path, { elements: [{ ...element, version: Date.now() % 2 ** 31 }] });
      return;
    }
    case "votes":
      await sql(
        "",
        `WITH moved AS (UPDATE stage SET seq = seq + 1, at = clock_timestamp() WHERE event_id = $1 RETURNING seq, at)
         INSERT INTO show_event (event_id, seq, at, type, actor_type, actor_id, source, changed, body)
         SELECT $1, seq, at, $2, 'system', '', 'automation', '{}', $3::jsonb FROM moved`,
        [
          show.eventId,
          which % 2 ? "votes" : "chat",
          JSON.stringify({ poll_id: "poll", counts: [which, who] }),
        ],
      );
  }
}

/** Without what depends on the moment of reading. */
function comparable(sources: ProgramSources | null) {
  if (!sources) throw new Error("No program.");
  const { show, ...rest } = sources;
  const { timeline, until: _until, ...known } = show;
  return {
    ...{ ...rest, ...known },
    seq: timeline.seq,
    stages: timeline.stages,
    votes: [...timeline.votes],
    effects: [...timeline.effects],
  };
}
