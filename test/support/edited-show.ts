import { expect } from "vitest";
import { openPlayback } from "@/lib/modules/after/playback";
import type { ComposeOptions } from "@/lib/modules/after/program/composing/composing";
import { storedInputs } from "@/lib/modules/after/program/program-inputs";
import { db, sql, transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { AAC_SAMPLES, FRAME_RATE, SAMPLE_RATE } from "@/lib/program";
import { guestPersonId } from "@/lib/providers/room/identity";
import { personOf } from "@/lib/stage/room-identity";
import { type ApiAnswer, api } from "./api";
import { ComposedRecording } from "./composed-recording";
import { makeRecordedTrack } from "./recordings";
import { putOnAir, sit } from "./show";
import { until } from "./until";

/** Length of the show. */
export const SECONDS = 36;
const HOUR_MS = 3_600_000;

/**
 * A show that ended an hour ago, with its ledger and the rows of its tracks. Everyone agreed to be recorded; Ana was on stage
 * from second 12 to 24.
 */
export class EditedShow {
  private constructor(
    readonly program: ComposedRecording,
    readonly host: string,
    readonly ana: string,
    private readonly sessionId: string,
    /** The start of the session, in epoch milliseconds. */
    private readonly began: number,
  ) {}

  /** @param more what else the host does in it, each kind of command once, with its second */
  static async make(
    more: readonly { action: string; second: number; [field: string]: unknown }[] = [],
  ): Promise<EditedShow> {
    const program = await ComposedRecording.make({ plan: false, guests: [{ name: "Ana" }] });
    const { show, recordingId } = program;
    const { eventId, slug } = show;
    await db().showSession.deleteMany({ where: { eventId } });
    await putOnAir(slug);
    const guest = await db().guest.findFirstOrThrow({ where: { eventId } });
    const ana = guestPersonId(guest.id);
    await sit(eventId, { identity: `${ana}.seat`, role: "guest", guestId: guest.id });
    const acts = [
      { action: "bring_on", identity: ana, second: 12 },
      ...more,
      { action: "send_off", identity: ana, second: 24 },
    ].sort((a, b) => a.second - b.second);
    for (const { second: _, ...act } of acts) {
      const done = await show.byHost("POST", `/v1/events/${slug}/studio`, act);
      expect(done.status, done.text).toBe(200);
    }
    const began = Date.now() - HOUR_MS - SECONDS * 1000;
    await date(eventId, began, Object.fromEntries(acts.map(({ action, second }) => [action, second])));
    const startedAt = new Date(began);
    const endedAt = new Date(began + SECONDS * 1000);
    await db().showSession.updateMany({
      where: { eventId },
      data: { recordingId, startedAt, mediaStartedAt: startedAt, endedAt },
    });
    await db().recording.update({
      where: { id: recordingId },
      data: { startedAt, endedAt, state: "processing" },
    });
    await db().recordingAnswer.deleteMany({ where: { eventId } });
    const host = personOf(show.hostIdentity);
    for (const personId of [host, ana]) {
      const answeredAt = new Date(began - 60_000);
      await db().recordingAnswer.create({
        data: { id: newId("ran"), eventId, personId, agrees: true, textVersion: 1, answeredAt },
      });
      const chunks = Array.from({ length: SECONDS }, () => Buffer.from("-"));
      for (const kind of ["camera", "microphone"])
        await makeRecordedTrack(eventId, { recordingId, personId, kind, chunks });
    }
    const { id } = await db().showSession.findFirstOrThrow({ where: { recordingId } });
    return new EditedShow(program, host, ana, id, began);
  }

  get id(): string {
    return this.program.recordingId;
  }

  get path(): string {
    return `/v1/events/${this.program.show.slug}/recordings/${this.id}`;
  }

  get made() {
    return this.program.made;
  }

  /** Starts a worker, and waits until a version is ready. */
  async compose(version = 1, options: Partial<ComposeOptions> = {}): Promise<void> {
    const inputs = { ...this.program.inputs, reader: storedInputs.reader };
    this.program.compose({ inputs, ...options });
    await until(() => this.isReady(version));
  }

  /** Ends the workers. */
  pause = (): Promise<void> => this.program.stop();
  stop = (): Promise<void> => this.program.stop();

  recording = () => this.program.recording();
  events = (type: string) => this.program.events(type);

  /** Whether a version is ready and played. */
  async isReady(version: number): Promise<boolean> {
    const { programVersion } = await this.recording();
    return programVersion === version && (await this.program.isReady(version));
  }

  key = () => this.program.show.workspace.key("test", ["content:write", "recordings:read"]);

  async post(path: string, body: object): Promise<ApiAnswer> {
    return api("POST", `${this.path}/${path}`, { key: await this.key(), body });
  }

  async edit(body: object) {
    const { status, json, text } = await this.post("edits", body);
    expect(status, text).toBe(200);
    return json.data;
  }

  async undo(editId: string) {
    const { status, json, text } = await this.post(`edits/${editId}/undo`, {});
    expect(status, text).toBe(200);
    return json.data;
  }

  async list() {
    const { status, json, text } = await api("GET", `${this.path}/edits`, { key: await this.key() });
    expect(status, text).toBe(200);
    return json.data;
  }

  /** Adds a caption. Times in seconds of the session. */
  async say(personId: string, text: string, from: number, to: number): Promise<void> {
    const at = (second: number) => new Date(this.began + second * 1000);
    await db().captionLine.create({
      data: {
        ...{ id: newId("cap"), eventId: this.program.show.eventId, sessionId: this.sessionId },
        ...{ personId, name: "Someone", text, startedAt: at(from), endedAt: at(to) },
      },
    });
  }

  /** The last second of everyone arrives. */
  async lengthenTracks(): Promise<void> {
    const parts = await db().trackPart.findMany({ where: { track: { recordingId: this.id } } });
    for (const { id } of parts) {
      const last = await db().trackChunk.findFirstOrThrow({
        where: { partId: id },
        orderBy: { number: "desc" },
      });
      const { number, endMs } = last;
      await db().trackChunk.create({
        data: { ...last, number: number + 1, startMs: endMs, endMs: endMs + 1_000, key: `${last.key}+` },
      });
      await db().trackPart.update({ where: { id }, data: { endsAtMs: endMs + 1_000 } });
    }
  }

  /** Returns the keys of a version's pieces in order. */
  async keys(version: number): Promise<string[]> {
    const [pictures, sounds] = await Promise.all(
      ["picture-720", "sound"].map((rendition) => this.program.entries(version, rendition)),
    );
    return [...(pictures ?? []), ...(sounds ?? [])].map(({ pieceKey }) => pieceKey);
  }

  /** Returns a version's pieces, and whether links of both kinds play them. */
  async pieces(version: number) {
    const known = new Map((await this.program.pieces()).map((piece) => [piece.key, piece]));
    const found = [];
    for (const rendition of ["picture-720", "sound"])
      for (const { number, mediaMs, frames, pieceKey } of await this.program.entries(version, rendition)) {
        const name = `${version}/${rendition}/${number}.m4s`;
        const [isPlayed, isPlayedPublicly] = await Promise.all(
          (["play", "public"] as const).map((purpose) => isThere({ recordingId: this.id, purpose }, name)),
        );
        expect(isPlayedPublicly).toBe(isPlayed);
        const isSound = rendition === "sound";
        const toMs = mediaMs + frames * (isSound ? 1_024 / 48 : 1_000 / 30);
        const hasAna = known.get(pieceKey)?.people.includes(this.ana) ?? false;
        found.push({ name, fromMs: mediaMs, toMs, isSound, hasAna, isPlayed });
      }
    return found;
  }

  /** Returns everyone who is in a rendition of a version. */
  async peopleIn(version: number, rendition: string): Promise<string[]> {
    const keys = (await this.program.entries(version, rendition)).map(({ pieceKey }) => pieceKey);
    const pieces = await db().programPiece.findMany({ where: { recordingId: this.id, key: { in: keys } } });
    return pieces.flatMap(({ people }) => people);
  }

  /** Expects that a version covers so many seconds without a gap, in picture and sound. */
  async expectWhole(version: number, seconds: number): Promise<void> {
    const frames = seconds * FRAME_RATE;
    for (const [rendition, total] of [
      ["picture-720", frames],
      ["sound", Math.round((frames * SAMPLE_RATE) / FRAME_RATE / AAC_SAMPLES)],
    ] as const) {
      let place = 0;
      for (const entry of await this.program.entries(version, rendition)) {
        expect([rendition, entry.place]).toEqual([rendition, place]);
        place += entry.frames;
      }
      expect([rendition, place]).toEqual([rendition, total]);
    }
    const ms = seconds * 1000;
    expect(await this.recording()).toMatchObject({ durationMs: ms, composedMs: ms, programVersion: version });
  }
}

/** Pieces that weren't rendered can't be placed in a program, which is tried once one is found. */
const isThere = (...asked: Parameters<typeof openPlayback>): Promise<boolean> =>
  openPlayback(...asked).then(
    (file) => file !== undefined,
    () => true,
  );

/** Dates the ledger's entries so many seconds after the start, everything else just before it. */
async function date(eventId: string, began: number, seconds: Record<string, number>): Promise<void> {
  await transaction(async () => {
    await sql("test_mutable", "SET LOCAL session_replication_role = replica", []);
    const text = `UPDATE show_event SET at = $2::timestamptz
      + make_interval(secs => COALESCE(($3::jsonb ->> type)::float8, -2 + seq / 1000.0)) WHERE event_id = $1`;
    await sql("test_dated", text, [eventId, new Date(began), JSON.stringify(seconds)]);
  });
}
