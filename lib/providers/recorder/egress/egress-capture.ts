import { setTimeout as sleep } from "node:timers/promises";
import { log } from "@/lib/platform/runtime/log";
import { personOf } from "@/lib/stage/room-identity";
import type { Capture, CapturedSource, CaptureInput } from "../port";
import type { EgressParts } from "./egress-parts";
import type { TrackEgress } from "./egress-service";
import { partsOfFile } from "./parts-of-file";

const LOOK_MS = 1_000;
/** A track whose egress failed is tried again after this time. */
const AGAIN_MS = 10_000;
/** How long files may take to be complete after the last track has ended. */
const FINISH_MS = 120_000;
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
}

/** Writes each track of the people it follows to a file, and reports the file's parts once it's complete. */
export class EgressCapture implements Capture {
  isThere = true;
  /** Since when each may be captured. */
  private people = new Map<string, number>();
  private readonly tracks = new Map<string, WrittenTrack>();
  private readonly failedAt = new Map<string, number>();
  private readonly strays = new Set<string>();
  private count = 0;
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
    const end = performance.now() + FINISH_MS;
    while (!this.input.signal.aborted && this.isThere) {
      await this.look();
      if (this.tracks.size === 0 || performance.now() > end) break;
      await sleep(LOOK_MS / 4);
    }
    this.over("it left");
  }

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
      const track = this.tracks.get(egress.id);
      if (track) await this.settle(egress, track);
      else await this.removeStray(egress);
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
      this.tracks.set(id, { id, trackSid, person, source, fromMs, toMs, isStopped: false });
    } catch (err) {
      this.failedAt.set(trackSid, performance.now());
      log().warn({ err, room, track: trackSid }, "egress can't write a track");
    }
  }

  private async settle(egress: TrackEgress, track: WrittenTrack): Promise<void> {
    if (egress.state === "running") return;
    this.tracks.delete(track.id);
    if (!egress.file) {
      this.failedAt.set(track.trackSid, performance.now());
      log().warn({ room: this.input.room, track: track.trackSid }, "egress lost a track");
      return;
    }
    const { key, startedAtMs } = egress.file;
    const { mediaNow, report, signal } = this.input;
    const { person, source, fromMs, toMs } = track;
    const startsAtMs = Math.round(startedAtMs - (Date.now() - mediaNow()));
    await partsOfFile(await this.parts.storage.open(key), {
      ...{ key: egress.id, person, source, startsAtMs, fromMs, toMs, report, signal },
    }).catch((err: unknown) => {
      signal.throwIfAborted();
      log().warn({ err, key }, "a file of egress can't be read");
    });
    await this.parts.storage.delete(key);
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
