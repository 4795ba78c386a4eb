import { setTimeout as sleep } from "node:timers/promises";
import { log } from "@/lib/platform/runtime/log";
import { StorageError } from "@/lib/providers/storage";
import { personOf } from "@/lib/stage/room-identity";
import type { Capture, CapturedSource, CaptureInput, CaptureReport } from "../port";
import type { EgressParts } from "./egress-parts";
import type { TrackEgress } from "./egress-service";
import { NotMediaError, partsOfFile } from "./parts-of-file";

const LOOK_MS = 1_000;
/** A track whose egress failed is tried again after this time. */
const AGAIN_MS = 10_000;
/** How long nothing may come of files after the last track has ended. */
const FINISH_MS = 120_000;
/** A file that can't be read or deleted is tried again after this time, which doubles up to the longest. */
const READ_AGAIN_MS = 2_000;
const LONGEST_AGAIN_MS = 300_000;
/** What our files' keys begin with. */
const FOLDER = "egress";
const SOURCES: readonly string[] = ["camera", "microphone", "screen_share", "screen_share_audio"];
const isSource = (source: string): source is CapturedSource => SOURCES.includes(source);

/** A track that is being written to a file. Times are on the session's media time. */
interface WrittenTrack {
  id: string;
  trackSid: string;
  person: string;
  source: CapturedSource;
  /** Its person may be captured between these. */
  fromMs: number;
  toMs: number;
  isStopped: boolean;
  /** Its file has become parts, and only has to be deleted. */
  isRead: boolean;
  /** How often its file couldn't be read or deleted, and when it's tried again. */
  tries: number;
  againAt: number;
}

function tryLater(track: WrittenTrack): void {
  track.againAt = performance.now() + Math.min(READ_AGAIN_MS * 2 ** track.tries, LONGEST_AGAIN_MS);
  track.tries += 1;
}

const UNREAD = { isRead: false, tries: 0, againAt: Number.NEGATIVE_INFINITY } as const;

/** Writes each track of the people it follows to a file, and reports the file's parts once it's complete. */
export class EgressCapture implements Capture {
  isThere = true;
  /** Since when each may be captured. */
  private people = new Map<string, number>();
  private readonly tracks = new Map<string, WrittenTrack>();
  private readonly failedAt = new Map<string, number>();
  private readonly strays = new Set<string>();
  private count = 0;
  /** When something last came of a file. */
  private progressAt = Number.NEGATIVE_INFINITY;
  private work: Promise<void> = Promise.resolve();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly parts: EgressParts,
    private readonly input: CaptureInput,
  ) {
    this.timer = setInterval(() => void this.look(), LOOK_MS);
    input.signal.addEventListener("abort", () => this.over("it was stopped"), { once: true });
  }

  follow(people: readonly string[], sinceMs: number, endedMs: Readonly<Record<string, number>> = {}): void {
    this.people = new Map(people.map((person) => [person, this.people.get(person) ?? sinceMs]));
    for (const track of this.tracks.values())
      if (!this.people.has(track.person)) track.toMs = Math.min(track.toMs, endedMs[track.person] ?? sinceMs);
    void this.look();
  }

  async leave(): Promise<void> {
    this.follow([], this.input.mediaNow());
    this.progressAt = performance.now();
    for (const track of this.tracks.values()) Object.assign(track, { tries: 0, againAt: UNREAD.againAt });
    while (!this.input.signal.aborted && this.isThere) {
      await this.look();
      if (this.unread().length === 0 || performance.now() > this.progressAt + FINISH_MS) break;
      await sleep(LOOK_MS / 4);
    }
    if (!this.input.signal.aborted) for (const track of this.unread()) this.lose(track);
    this.over("it left");
  }

  private unread = (): WrittenTrack[] => [...this.tracks.values()].filter(({ isRead }) => !isRead);

  private over(reason: string): void {
    if (!this.isThere) return;
    this.isThere = false;
    clearInterval(this.timer);
    this.input.gone(reason);
  }

  /** One look at a time. A service that is away is asked again. */
  private look(): Promise<void> {
    this.work = this.work
      .then(() => (this.isThere ? this.step() : undefined))
      .catch((err: unknown) => {
        if (this.isThere) log().warn({ err, room: this.input.room }, "egress doesn't answer");
      });
    return this.work;
  }

  private async step(): Promise<void> {
    await this.startNew();
    for (const track of this.tracks.values()) {
      if (track.toMs === Number.POSITIVE_INFINITY || track.isStopped) continue;
      // Its track may have ended already.
      await this.parts.egress.stop(track.id).catch(() => undefined);
      track.isStopped = true;
    }
    for (const egress of await this.parts.egress.list(this.input.room)) {
      if (!this.isThere) return;
      const track = this.tracks.get(egress.id);
      // One file in trouble doesn't hold up the others.
      await (track ? this.settle(egress, track) : this.removeStray(egress)).catch((err: unknown) => {
        if (this.isThere) log().warn({ err, key: egress.file?.key }, "a file of egress stays for now");
      });
    }
  }

  private async startNew(): Promise<void> {
    if (this.people.size === 0) return;
    for (const { identity, tracks } of await this.parts.room.participants(this.input.room)) {
      const person = personOf(identity);
      for (const { sid, source } of tracks)
        if (this.people.has(person) && isSource(source) && this.isFree(sid))
          await this.start(sid, person, source);
    }
  }

  private isFree(trackSid: string): boolean {
    const failedAt = this.failedAt.get(trackSid) ?? Number.NEGATIVE_INFINITY;
    if (performance.now() - failedAt < AGAIN_MS) return false;
    return ![...this.tracks.values()].some((track) => track.trackSid === trackSid && !track.isStopped);
  }

  private async start(trackSid: string, person: string, source: CapturedSource): Promise<void> {
    const { room, run } = this.input;
    this.count += 1;
    const key = `${FOLDER}/${run.replaceAll(".", "/")}/${trackSid}-${this.count}`;
    try {
      const id = await this.parts.egress.start(room, trackSid, key);
      const fromMs = this.people.get(person) ?? this.input.mediaNow();
      const toMs = this.people.has(person) ? Number.POSITIVE_INFINITY : this.input.mediaNow();
      this.tracks.set(id, { id, trackSid, person, source, fromMs, toMs, isStopped: false, ...UNREAD });
    } catch (err) {
      this.failedAt.set(trackSid, performance.now());
      log().warn({ err, room, track: trackSid }, "egress can't write a track");
    }
  }

  private async settle({ id, state, file }: TrackEgress, track: WrittenTrack): Promise<void> {
    if (state === "running") return;
    track.isStopped = true;
    if (!file) {
      this.tracks.delete(track.id);
      this.failedAt.set(track.trackSid, performance.now());
      log().warn({ room: this.input.room, track: track.trackSid }, "egress lost a track");
      return;
    }
    if (performance.now() < track.againAt) return;
    track.isRead ||= await this.read(id, file, track);
    if (!track.isRead) return;
    // The only copy until then.
    await this.parts.storage.delete(file.key).catch((err: unknown) => {
      tryLater(track);
      throw err;
    });
    this.tracks.delete(track.id);
    this.progressAt = performance.now();
  }

  /** Reports a file's parts. Returns false if it has to be read again: what was reported of it may be repeated. */
  private async read(
    id: string,
    { key, startedAtMs }: NonNullable<TrackEgress["file"]>,
    track: WrittenTrack,
  ): Promise<boolean> {
    const { mediaNow, signal } = this.input;
    const { person, source, fromMs, toMs } = track;
    const startsAtMs = Math.round(startedAtMs - (Date.now() - mediaNow()));
    const report = (one: CaptureReport) => {
      this.progressAt = performance.now();
      this.input.report(one);
    };
    try {
      await partsOfFile(await this.parts.storage.open(key), {
        ...{ key: id, person, source, startsAtMs, fromMs, toMs, report, signal },
      });
      return true;
    } catch (err) {
      signal.throwIfAborted();
      log().warn({ err, key, tries: track.tries }, "a file of egress can't be read");
      const isFinal = err instanceof NotMediaError || (err instanceof StorageError && err.kind === "missing");
      if (isFinal) this.lose(track);
      else tryLater(track);
      return isFinal;
    }
  }

  /** Nothing comes of a track. */
  private lose({ fromMs, toMs }: WrittenTrack): void {
    const endMs = Math.round(Math.min(toMs, this.input.mediaNow()));
    this.input.report({ is: "lost", fromMs: Math.min(Math.round(fromMs), endMs), toMs: endMs });
  }

  /**
   * A process that is gone left it. It's removed unread: no one knows any more when its person left the stage, or
   * when the recording was paused.
   */
  private async removeStray({ id, wantedKey, state, file }: TrackEgress): Promise<void> {
    const [run = ""] = this.input.run.split(".");
    const isOurs = wantedKey.startsWith(`${FOLDER}/`) && !wantedKey.startsWith(`${FOLDER}/${run}/`);
    if (!isOurs || this.strays.has(id)) return;
    if (state === "running") await this.parts.egress.stop(id).catch(() => undefined);
    else this.strays.add(id);
    if (file) await this.parts.storage.delete(file.key);
  }
}
