import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, vi } from "vitest";
import type { PictureJob } from "@/lib/composition/picture/picture-job";
import { composeProgram } from "@/lib/modules/after/program/compose-program";
import type { ComposeOptions } from "@/lib/modules/after/program/composing/composing";
import { givingWay } from "@/lib/modules/after/program/making/give-way";
import type { makePiece } from "@/lib/modules/after/program/making/make-piece";
import type { PlannedPiece } from "@/lib/modules/after/program/planning/planned-piece";
import type { ProgramInputs } from "@/lib/modules/after/program/program-inputs";
import { type ProgramSources, peopleInPicture, peopleInSound } from "@/lib/modules/after/program/sources";
import { type StoredEdit, toProgramEdits } from "@/lib/modules/after/program-edits";
import { storePiece } from "@/lib/modules/files/files";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import {
  AAC_SAMPLES,
  FRAME_RATE,
  type ProgramEdit,
  type ProgramTrack,
  programLine,
  SAMPLE_RATE,
} from "@/lib/program";
import { type Act, type PlayedShow, Player, partOf, START, showOf } from "@/lib/program/fixtures";
import { ANA, HOST } from "@/lib/stage/fixtures";
import { personOf } from "@/lib/stage/room-identity";
import { expectDeclared } from "./emitted-events";
import { makeShow, type TestShow } from "./show";

const SIZE = { width: 160, height: 90 };
const HOST_ID = personOf(HOST.identity);
export const ANA_ID = personOf(ANA.identity);

export const GRID: Act = { after: 1, command: { action: "set_layout", layout: "grid" } };
export const withAna: Act[] = [
  GRID,
  { after: 4_999, command: { action: "bring_on", identity: ANA.identity } },
];

/** The host's camera, so that all spans differ. */
export const camera = (id: string, copy: "server" | "browser", to: number) =>
  partOf({ id, copy, sessionId: "ses-1", height: 720, from: 0, to, lost: [] });
export const cameraOf = (...parts: ProgramTrack["parts"]): ProgramTrack => ({
  personId: HOST_ID,
  kind: "camera",
  parts,
});

const plain = (frames: number, size: typeof SIZE): PictureJob => ({
  ...{ ...size, frames, startMs: 0, ground: "#204060", below: null, tiles: [], above: null },
  ...{ ticker: null, effects: [] },
});
const files = { open: async () => null };

/** For whole files: other tests need the machine, and composing would pause for them. The pauses have their own test. */
export function composesWithoutPauses(): void {
  beforeAll(() => void vi.spyOn(givingWay(), "turn").mockResolvedValue());
  afterAll(() => vi.mocked(givingWay().turn).mockRestore());
}

/** A recording of a show as `played` says, composed by as many workers as a test starts. */
export class ComposedRecording {
  /** What the recording's program is made of. */
  played: PlayedShow = new Player().finish(11_000);
  tracks: ProgramTrack[] = [cameraOf(camera("server", "server", 60_000))];
  /** Pieces that were made, in order. */
  readonly made: PlannedPiece[] = [];
  /** Called before each piece is made. */
  before: (piece: PlannedPiece) => void | Promise<void> = () => undefined;
  readonly #runs: { abort: AbortController; over: Promise<void> }[] = [];

  private constructor(
    readonly show: TestShow,
    readonly recordingId: string,
  ) {}

  /** Makes one that began just now. */
  static async make(wanted: Parameters<typeof makeShow>[0] = {}): Promise<ComposedRecording> {
    const show = await makeShow(wanted);
    const { eventId } = show;
    const { workspaceId, environment } = await db().event.findUniqueOrThrow({ where: { id: eventId } });
    const recordingId = newId("rec");
    const startedAt = new Date();
    await db().recording.create({ data: { id: recordingId, workspaceId, environment, eventId, startedAt } });
    await db().showSession.create({
      data: { id: newId("ses"), eventId, recordingId, startedAt, mediaStartedAt: startedAt },
    });
    await db().event.update({
      where: { id: eventId },
      data: { host: { name: "Hannah Vogel", email: `host-${show.slug}@example.com` } },
    });
    return new ComposedRecording(show, recordingId);
  }

  /** Starts a worker that stores a few bytes for each piece instead of rendering it. */
  compose(options: Partial<ComposeOptions> = {}): { abort: AbortController; over: Promise<void> } {
    const abort = new AbortController();
    const given = { inputs: this.inputs, make: this.quick, size: SIZE, quietMs: 0, signal: abort.signal };
    const over = composeProgram(this.recordingId, { ...given, ...options });
    over.catch(() => undefined);
    const run = { abort, over };
    this.#runs.push(run);
    return run;
  }

  /** Ends all workers. */
  async stop(): Promise<void> {
    for (const { abort } of this.#runs) abort.abort();
    await Promise.allSettled(this.#runs.map(({ over }) => over));
  }

  readonly inputs: ProgramInputs = {
    reader: () => ({ read: () => this.#sources() }),
    picture: async (_, { frames }, size) => ({ job: plain(frames, size), files }),
    sound: (_, { mediaSample, preRollFrames, encodedFrames }, levels) => ({
      job: {
        startMs: (mediaSample * 1000) / SAMPLE_RATE,
        ...{ preRollFrames, frames: encodedFrames, postRollFrames: 2, sections: [], levels },
      },
      files,
    }),
    peopleInPicture,
    peopleInSound,
  };

  async #sources(): Promise<ProgramSources> {
    const { recordingId, tracks } = this;
    const { workspaceId, environment, eventId, version } = await this.recording();
    const at = new Date(START - 1_000);
    const agreed = [HOST_ID, ANA_ID].map((personId) => ({ personId, at, agrees: true }));
    const design = { theme: "midnight", accent: null, language: "en", logoFileId: null };
    return {
      ...{
        recordingId,
        version,
        eventId,
        workspaceId,
        environment,
        tracks,
        liveTracks: tracks,
        look: "plain",
        design,
      },
      edits: await this.#edits(),
      show: showOf(this.played, agreed),
    } as ProgramSources;
  }

  async #edits(): Promise<ProgramEdit[]> {
    const { recordingId } = this;
    const rows = await db().recordingEdit.findMany({ where: { recordingId, undoneAt: null } });
    return toProgramEdits(rows as unknown as StoredEdit[]);
  }

  /** Makes a piece of nothing. */
  readonly quick: typeof makePiece = async (piece, making) => {
    await this.before(piece);
    making.signal.throwIfAborted();
    this.made.push(piece);
    const bytes = Buffer.from(`${piece.rendition} ${piece.key}`);
    const { content, key, rendition, pieceFrames: frames } = piece;
    return {
      ...{ key, rendition, frames, file: await storePiece(making.sources, [bytes]), sizeBytes: bytes.length },
      sha256: createHash("sha256").update(bytes).digest("hex"),
      measured: { notes: [] },
      people: content.kind === "picture" ? peopleInPicture(content.span) : peopleInSound(content.piece),
      header: { bytes: Buffer.from("header"), width: null, height: null },
    };
  };

  /** Ends the show. */
  async end(): Promise<void> {
    const { recordingId } = this;
    const endedAt = new Date();
    await db().showSession.updateMany({ where: { recordingId, endedAt: null }, data: { endedAt } });
    await db().recording.update({ where: { id: recordingId }, data: { state: "processing", endedAt } });
  }

  recording() {
    return db().recording.findUniqueOrThrow({ where: { id: this.recordingId } });
  }

  async isReady(version: number): Promise<boolean> {
    const { state, version: at } = await this.recording();
    return state === "ready" && at === version;
  }

  entries(version: number, rendition: string) {
    const { recordingId } = this;
    return db().programEntry.findMany({
      where: { recordingId, version, rendition },
      orderBy: { number: "asc" },
    });
  }

  pieces() {
    return db().programPiece.findMany({ where: { recordingId: this.recordingId } });
  }

  /** Returns the data of the workspace's webhook events of a type. */
  async events(type: string) {
    const { workspaceId } = this.show.workspace;
    const all = await db().webhookEvent.findMany({ where: { type, workspaceId } });
    for (const event of all) expectDeclared(event);
    return all.map(({ body }) => JSON.parse(body).data);
  }

  async usedBytes(): Promise<number> {
    const { workspaceId } = this.show.workspace;
    return Number((await db().storageUse.findUnique({ where: { workspaceId } }))?.bytes ?? 0);
  }

  /** Expects that both renditions are covered without a gap. */
  async expectWhole(version: number): Promise<void> {
    const { frames } = programLine((await this.#sources()).show, await this.#edits());
    const sounds = Math.round((frames * SAMPLE_RATE) / FRAME_RATE / AAC_SAMPLES);
    for (const [rendition, total] of [
      ["picture-720", frames],
      ["sound", sounds],
    ] as const) {
      let place = 0;
      for (const [number, entry] of (await this.entries(version, rendition)).entries()) {
        expect([rendition, entry.number, entry.place]).toEqual([rendition, number, place]);
        place += entry.frames;
      }
      expect([version, rendition, place]).toEqual([version, rendition, total]);
    }
    const ms = Math.round((frames * 1000) / FRAME_RATE);
    expect(await this.recording()).toMatchObject({
      ...{ durationMs: ms, composedMs: ms, programVersion: version },
    });
  }
}
