import { createHash } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { sweepLive } from "@/lib/modules/after/playback/live/sweep-live";
import { capturedFor } from "@/lib/modules/after/tracks/capturing/captured-people";
import { storePiece } from "@/lib/modules/files/files";
import { consentAt, type RecordingAnswer } from "@/lib/modules/people/recording-consent";
import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { AAC_SAMPLES, ANNOUNCER, FRAME_RATE, SAMPLE_RATE } from "@/lib/program";
import { type Act, acts, answers, type PlayedShow, Player, START, showOf } from "@/lib/program/fixtures";
import { composesWithoutPauses } from "@/test/support/composed-recording";
import { makeShow, sit, type TestShow } from "@/test/support/show";
import { Composing } from "../composing/composing";
import { follow } from "../composing/follow";
import type { makePiece } from "../making/make-piece";
import type { PlannedPiece } from "../planning/planned-piece";
import type { ProgramInputs } from "../program-inputs";
import { readProgramAt } from "../rows/program-at";
import { type ProgramSources, peopleInPicture, peopleInSound } from "../sources";
import { TrackReader } from "../sources/reading/track-reader";
import { followLive } from "./follow-live";

composesWithoutPauses();

const SIZE = { width: 160, height: 90 };
/** A capture goes on for that long until it notices that the stage has changed. */
const LATE_MS = 1_500;
const STEP_MS = 7_000;
const CHUNK_MS = 2_000;
/** A frame of picture and one of sound: how far the ends of an entry are rounded. */
const EDGE_MS = 56;
const RUNS = 8;
const VIEWER = "v-viewer.seat";

type Entry = Awaited<ReturnType<Composed["entries"]>>[number];

/** Shows in which the recording is paused, continued and off. */
const shows: fc.Arbitrary<Act[]> = fc
  .tuple(
    acts,
    fc.array(
      fc.record({
        place: fc.nat(25),
        after: fc.integer({ min: 100, max: 6_000 }),
        recording: fc.constantFrom("on" as const, "paused" as const, "off" as const),
      }),
      { minLength: 3, maxLength: 8 },
    ),
  )
  .map(([list, changes]) =>
    changes.reduce<Act[]>(
      (all, { place, ...change }) => all.toSpliced(place % (all.length + 1), 0, change),
      list,
    ),
  );

/** From when to when the workspace's storage is full, in epoch milliseconds. */
type Full = readonly (readonly [from: number, to: number])[];

const fullTimes: fc.Arbitrary<Full> = fc.array(
  fc
    .tuple(fc.nat(60_000), fc.integer({ min: 1_000, max: 20_000 }))
    .map(([after, ms]) => [START + after, START + after + ms] as const),
  { maxLength: 3 },
);

/** A part, as the server captures it. */
interface Captured {
  personId: string;
  sessionId: string;
  isLiveOnly: boolean;
  fromMs: number;
  toMs: number;
}

/** Everyone who is captured at a time, and as whose part: as the server decides. */
function capturedAt({ states }: PlayedShow, given: readonly RecordingAnswer[], full: Full, at: number) {
  const state = states.findLast((one) => one.at <= at)?.state;
  const consentOf = (id: string) => consentAt(given, id, new Date(at));
  const hasSpace = !full.some(([from, to]) => from <= at && at < to);
  const people = state ? capturedFor(state, consentOf, hasSpace) : { recording: [], live: [] };
  return [
    ...people.recording.map((personId) => ({ personId, isLiveOnly: false })),
    ...people.live.map((personId) => ({ personId, isLiveOnly: true })),
  ];
}

function partsOf(played: PlayedShow, given: readonly RecordingAnswer[], full: Full): Captured[] {
  const parts: Captured[] = [];
  const changes = [
    ...played.states.map(({ at }) => at),
    ...given.map(({ at }) => at.getTime()),
    ...full.flat(),
  ];
  for (const { id: sessionId, startedAt, endedAt } of played.sessions) {
    const [began, over] = [startedAt.getTime(), endedAt?.getTime() ?? played.end];
    const times = [began, ...changes.filter((at) => at > began && at < over).sort((a, b) => a - b), over];
    for (const [place, at] of times.slice(0, -1).entries()) {
      const [fromMs, toMs] = [at - began, (times[place + 1] ?? over) - began + LATE_MS];
      for (const who of capturedAt(played, given, full, at)) {
        const open = parts.findLast(
          (one) =>
            one.sessionId === sessionId && one.personId === who.personId && one.isLiveOnly === who.isLiveOnly,
        );
        if (open && open.toMs >= fromMs) open.toMs = toMs;
        else parts.push({ ...who, sessionId, fromMs, toMs });
      }
    }
  }
  return parts;
}

const kindsOf = (personId: string) => (personId === ANNOUNCER ? ["announcer"] : ["camera", "microphone"]);

let show: TestShow;
beforeAll(async () => {
  show = await makeShow({ plan: false });
  await sit(show.eventId, { identity: VIEWER, role: "watcher" });
});

/** A recording with what was captured of a show, and everything that is composed of it. */
class Composed {
  readonly made: PlannedPiece[] = [];
  readonly recordingId = newId("rec");
  readonly liveParts = new Set<string>();
  readonly #composing: Composing;
  readonly #tracks = new TrackReader(this.recordingId);

  constructor(
    readonly played: PlayedShow,
    readonly given: readonly RecordingAnswer[],
    readonly full: Full,
  ) {
    const inputs = { peopleInPicture, peopleInSound } as unknown as ProgramInputs;
    const { signal } = new AbortController();
    this.#composing = new Composing(this.recordingId, {
      ...{ inputs, make: this.#make, size: SIZE, quietMs: 0, signal },
    });
  }

  async store(): Promise<void> {
    const { eventId } = show;
    const { workspaceId, environment } = await db().event.findUniqueOrThrow({ where: { id: eventId } });
    const { recordingId, played } = this;
    const startedAt = new Date(Date.now() - 30_000);
    await db().recording.create({ data: { id: recordingId, workspaceId, environment, eventId, startedAt } });
    await db().showSession.createMany({
      data: played.sessions.map(({ id }) => ({
        ...{ id, eventId, recordingId, startedAt, mediaStartedAt: startedAt },
      })),
    });
    const parts = partsOf(played, this.given, this.full).flatMap((part) =>
      kindsOf(part.personId).map((kind) => ({ ...part, kind, id: newId("prt") })),
    );
    const nameOf = (part: { personId: string; kind: string }) => `${part.personId} ${part.kind}`;
    const tracks = new Map(parts.map((part) => [nameOf(part), { ...part, id: newId("trk") }]));
    await db().recordingTrack.createMany({
      data: [...tracks.values()].map(({ id, personId, kind }) => ({ id, recordingId, personId, kind })),
    });
    await db().trackPart.createMany({
      data: parts.map((part) => ({
        ...{ id: part.id, trackId: tracks.get(nameOf(part))?.id ?? "", copy: "server", source: part.id },
        ...{ sessionId: part.sessionId, state: "complete", startsAtMs: part.fromMs, endsAtMs: part.toMs },
        ...{ contentType: "video/mp4", codec: "h264", height: 720, width: 1280, liveOnly: part.isLiveOnly },
      })),
    });
    await db().trackChunk.createMany({
      data: parts.flatMap((part) => chunksOf(`${workspaceId}/${environment}`, part)),
    });
    for (const { id, isLiveOnly } of parts) if (isLiveOnly) this.liveParts.add(id);
  }

  /** Composes for both what is known up to a time, in either order. */
  async until(end: number, isWatched: boolean, isRecordingFirst: boolean): Promise<void> {
    await db().presence.updateMany({
      where: { identity: VIEWER, eventId: show.eventId },
      data: { seenAt: isWatched ? new Date() : null },
    });
    const steps = [this.#live, this.#recorded];
    for (const step of isRecordingFirst ? steps.toReversed() : steps)
      while ((await step(await this.#sources(end))) === 0);
  }

  async end(): Promise<void> {
    const [endedAt, where] = [new Date(), { recordingId: this.recordingId }];
    await db().showSession.updateMany({ where, data: { endedAt } });
    await db().recording.update({
      where: { id: this.recordingId },
      data: { state: "processing", endedAt },
    });
    while ((await db().recording.findUniqueOrThrow({ where: { id: this.recordingId } })).state !== "ready")
      await this.#recorded(await this.#sources(this.played.end));
  }

  /** What only viewers over HTTP get is deleted once it's older than what they can play. */
  async sweep(): Promise<void> {
    const ago = "interval '10 minutes'";
    for (const statement of [
      `UPDATE show_session SET media_started_at = media_started_at - ${ago} WHERE recording_id = $1`,
      `UPDATE program_piece SET created_at = created_at - ${ago} WHERE recording_id = $1`,
    ])
      await sql("", statement, [this.recordingId]);
    await sweepLive();
  }

  entries(which: "live" | "recorded") {
    return db().programEntry.findMany({
      where: { recordingId: this.recordingId, version: which === "live" ? 0 : { gt: 0 } },
      include: { piece: true },
    });
  }

  pieceOf(key: string): PlannedPiece {
    const made = this.made.find((piece) => piece.key === key);
    if (!made) throw new Error(`Nothing made ${key}.`);
    return made;
  }

  /** Whether what a piece is made of has anything that was captured only for viewers over HTTP. */
  hasLive(key: string): boolean {
    const content = JSON.stringify(this.made.find((piece) => piece.key === key)?.content ?? null);
    return [...this.liveParts].some((id) => content.includes(id));
  }

  readonly #live = async (sources: ProgramSources) => followLive(this.#composing, await this.#at(), sources);
  readonly #recorded = async (sources: ProgramSources) =>
    follow(this.#composing, await this.#at(), sources, true);

  async #at() {
    const at = await readProgramAt(this.recordingId);
    if (!at) throw new Error("The recording is gone.");
    return at;
  }

  async #sources(end: number): Promise<ProgramSources> {
    const { workspaceId, environment, eventId, version } = await this.#at();
    const { played, given, recordingId } = this;
    const sessions = played.sessions
      .filter(({ startedAt }) => startedAt.getTime() < end)
      .map((one) => ({ ...one, endedAt: one.endedAt && one.endedAt.getTime() <= end ? one.endedAt : null }));
    return {
      ...{ recordingId, version, workspaceId, environment, eventId, look: "plain" },
      edits: [],
      design: { theme: "midnight", accent: null, language: "en", logoFileId: null },
      show: showOf({ ...played, sessions, end }, given),
      ...(await this.#tracks.read(new Date(), new Date(end), sessions)),
    } as ProgramSources;
  }

  /** Stores a few bytes instead of rendering. */
  readonly #make: typeof makePiece = async (piece, { sources }) => {
    this.made.push(piece);
    const bytes = Buffer.from(`${piece.rendition} ${piece.key}`);
    const { content, key, rendition, pieceFrames: frames } = piece;
    const isPicture = content.kind === "picture";
    return {
      ...{ key, rendition, frames, file: await storePiece(sources, [bytes]), sizeBytes: bytes.length },
      sha256: createHash("sha256").update(bytes).digest("hex"),
      measured: { notes: [] },
      people: isPicture ? peopleInPicture(content.span) : peopleInSound(content.piece),
      header: { bytes: Buffer.from("header"), ...(isPicture ? SIZE : { width: null, height: null }) },
    };
  };
}

const chunksOf = (owner: string, { id, fromMs, toMs }: Captured & { id: string }) =>
  Array.from({ length: Math.ceil((toMs - fromMs) / CHUNK_MS) + 1 }, (_, number) => ({
    ...{ partId: id, number, state: "stored", sizeBytes: 1, sha256: "", key: `${owner}/${id}/${number}` },
    startMs: fromMs + Math.max(0, number - 1) * CHUNK_MS,
    endMs: Math.min(toMs, fromMs + number * CHUNK_MS),
    storedAt: new Date(),
  }));

/**
 * Whether the recording was on during all of an entry. A pause without a picture in it doesn't end the entry: it's
 * silent in its sound.
 */
function wasRecorded({ states, sessions }: PlayedShow, entry: Entry, made: PlannedPiece): boolean {
  const began = sessions.find(({ id }) => id === entry.sessionId)?.startedAt.getTime() ?? 0;
  const perSecond = entry.rendition === "sound" ? SAMPLE_RATE / AAC_SAMPLES : FRAME_RATE;
  const from = began + entry.mediaMs + EDGE_MS;
  const to = began + entry.mediaMs + (entry.frames * 1_000) / perSecond - EDGE_MS;
  return states
    .map(({ at, state }, place) => ({ at, state, end: states[place + 1]?.at ?? Number.POSITIVE_INFINITY }))
    .filter(({ at, end }) => at < to && end > from)
    .filter(({ state }) => state.phase !== "live" || state.recording !== "on")
    .every(({ at, end }) => end - at < 1_000 / FRAME_RATE && !isHeard(made, at - began, end - began));
}

/** Whether a piece has sound of a range of its session's media time, in milliseconds. */
function isHeard({ content }: PlannedPiece, from: number, to: number): boolean {
  if (content.kind === "picture") return false;
  const { mediaSample, sections } = content.piece;
  const [start, end] = [from, to].map((ms) => (ms * SAMPLE_RATE) / 1_000 - mediaSample) as [number, number];
  return sections.some((section) => section.from < end - 1 && section.to > start + 1);
}

it("nothing that only viewers over HTTP get is ever in a recording, and the recording keeps all that is in it", async () => {
  const seen = { live: 0, shared: 0, swept: 0 };
  const steps = fc.infiniteStream(fc.tuple(fc.integer({ min: 0, max: 4 }).map(Boolean), fc.boolean()));
  await fc.assert(
    fc.asyncProperty(shows, answers, fullTimes, steps, async (list, said, full, choices) => {
      const given = said
        .map((one) => ({ ...one, textVersion: 1 }))
        .sort((a, b) => a.at.getTime() - b.at.getTime());
      const composed = new Composed(inOwnSessions(new Player().play(list).finish()), given, full);
      const { played } = composed;
      await composed.store();
      const check = async () => {
        for (const entry of await composed.entries("recorded")) {
          expect(entry.piece.liveOnly).toBe(false);
          expect(composed.hasLive(entry.pieceKey)).toBe(false);
          expect(wasRecorded(played, entry, composed.pieceOf(entry.pieceKey))).toBe(true);
        }
      };
      for (let end = START + STEP_MS; end < played.end; end += STEP_MS) {
        await composed.until(end, ...(choices.next().value as [boolean, boolean]));
        await check();
      }
      const live = await composed.entries("live");
      seen.live += live.filter(({ pieceKey }) => composed.hasLive(pieceKey)).length;
      seen.shared += live.filter(({ piece }) => !piece.liveOnly).length;
      await composed.end();
      const before = (await composed.entries("recorded")).length;
      await composed.sweep();
      await check();
      expect(await composed.entries("recorded")).toHaveLength(before);
      seen.swept += live.length;
      const left = await db().programPiece.findMany({ where: { recordingId: composed.recordingId } });
      expect(left.filter(({ key, liveOnly }) => liveOnly || composed.hasLive(key))).toEqual([]);
      expect(new Set(composed.made.map(({ key }) => key)).size).toBe(composed.made.length);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(RUNS);
});

/** Sessions of several shows are in one table. */
function inOwnSessions(played: PlayedShow): PlayedShow {
  return { ...played, sessions: played.sessions.map((session) => ({ ...session, id: newId("ses") })) };
}
