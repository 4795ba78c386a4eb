import { storage } from "../storage";
import { Store } from "../store";
import { NO_TRACKS, type TrackSlot, type WantedTracks } from "../wanted-tracks";
import { ServerTime } from "./clock/server-time";
import { PartRecorder } from "./part-recorder";
import { type ChunkStore, ChunkStoreError, type TrackKind, type UploadPlace } from "./store/chunk-store";
import { IdbChunkStore } from "./store/idb-chunk-store";
import { setPending } from "./store/pending-flag";
import type { UploadApi } from "./upload/upload-api";
import { type CallHealth, UploadPace } from "./upload/upload-pace";
import { Uploader, type UploadView } from "./upload/uploader";

/** `failed`: this browser can't record, or stopped recording. `disk_full`: no room for more. */
type RecorderProblem = "failed" | "disk_full" | "no_storage";
/** The first of these is shown if tracks have different problems. */
const PROBLEMS: readonly RecorderProblem[] = ["disk_full", "no_storage", "failed"];

export interface OwnRecordingView extends UploadView {
  isRecording: boolean;
  recorderProblem: RecorderProblem | null;
}

interface OwnRecordingOptions extends UploadPlace {
  person: string;
  api: UploadApi;
  /** Reads the server's clock, in epoch milliseconds. */
  readClock: () => Promise<number>;
  health: () => CallHealth;
}

const KINDS: Record<TrackSlot, TrackKind> = {
  camera: "camera",
  microphone: "microphone",
  screen: "screen",
  screenSound: "screen_sound",
};
const SLOTS = Object.keys(KINDS) as TrackSlot[];

const LOCK = "showrunner.part.";
/** A recorder that failed may work again with the next track. Not more often than this. */
const AGAIN_MS: Record<RecorderProblem, number> = {
  failed: 5_000,
  no_storage: 5_000,
  // Uploading makes room.
  disk_full: 30_000,
};
const TICK_MS = 1_000;
/** Shorter parts aren't followed by another one at once. */
const LEAST_PART_MS = 2_000;

/**
 * A speaker's own copy: records the tracks that are wanted, each into parts of its own, and uploads them now or
 * on a later visit.
 */
export class OwnRecording {
  private readonly chunks: ChunkStore = new IdbChunkStore();
  private readonly time: ServerTime;
  private readonly uploader: Uploader;
  private readonly recorders = new Map<TrackSlot, PartRecorder>();
  private readonly releases = new Map<PartRecorder, () => void>();
  private readonly store: Store<OwnRecordingView>;
  private wanted: WantedTracks = NO_TRACKS;
  private timer: ReturnType<typeof setInterval> | undefined;
  /** Each slot's last failure, until something of it is stored again. */
  private readonly failures = new Map<TrackSlot, { problem: RecorderProblem; at: number }>();

  constructor(private readonly options: OwnRecordingOptions) {
    const { slug, door, person, api } = options;
    this.time = new ServerTime({ read: options.readClock, onKnown: () => this.apply() });
    this.uploader = new Uploader({
      slug,
      door,
      person,
      api,
      store: this.chunks,
      pace: new UploadPace(options.health),
      recording: beingRecorded,
      serverNow: () => this.time.at(performance.now()),
      onPending: (pending) => setPending(storage(), { slug, door }, pending),
    });
    this.store = new Store(this.view());
  }

  get = (): OwnRecordingView => this.store.get();
  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  start(): void {
    this.time.start();
    this.uploader.subscribe(this.show);
    this.uploader.start();
    addEventListener("online", this.uploader.retry);
    // A recorder starts again after a failure.
    this.timer = setInterval(this.apply, TICK_MS);
  }

  /** Stops recording and uploading. What isn't uploaded stays in the browser. */
  async stop(): Promise<void> {
    removeEventListener("online", this.uploader.retry);
    clearInterval(this.timer);
    this.time.stop();
    this.uploader.stop();
    await Promise.all(SLOTS.map((slot) => this.end(slot)));
  }

  retry = (): void => this.uploader.retry();

  /** Records exactly these tracks. Another track in a slot, such as a changed device, begins another part. */
  want(wanted: WantedTracks): void {
    this.wanted = wanted;
    this.apply();
  }

  private readonly apply = (): void => {
    for (const slot of SLOTS) {
      const track = this.wanted[slot];
      if (!track && this.problem() !== "disk_full") this.failures.delete(slot);
      if (this.recorders.get(slot)?.track === track && track?.readyState === "live") continue;
      void this.end(slot);
      if (track?.readyState === "live") this.begin(slot, track);
    }
    this.show();
  };

  private begin(slot: TrackSlot, track: MediaStreamTrack): void {
    const now = performance.now();
    const failure = this.failures.get(slot);
    if (failure && now - failure.at < AGAIN_MS[failure.problem]) return;
    if (this.time.at(now) === null) return;
    const { slug, door, person } = this.options;
    try {
      const recorder = new PartRecorder({
        slug,
        door,
        person,
        track,
        kind: KINDS[slot],
        store: this.chunks,
        time: this.time,
        onStored: () => this.stored(slot),
        onFailed: (error) => this.failed(slot, error),
        onOtherSize: () => this.beginAgain(slot),
      });
      this.recorders.set(slot, recorder);
      this.hold(recorder);
      recorder.start();
    } catch (error) {
      this.failed(slot, error);
    }
  }

  /** A shared window changes its size many times while it's dragged, so a part lasts for a while. */
  private beginAgain(slot: TrackSlot): void {
    const began = this.recorders.get(slot)?.startedAt ?? 0;
    void this.end(slot);
    // Otherwise, it begins with the next look.
    if (performance.now() - began >= LEAST_PART_MS) this.apply();
    else this.show();
  }

  private async end(slot: TrackSlot): Promise<void> {
    const recorder = this.recorders.get(slot);
    if (!recorder) return;
    this.recorders.delete(slot);
    await recorder.stop();
    this.releases.get(recorder)?.();
    this.releases.delete(recorder);
    this.show();
  }

  /** Shows the other tabs, and this one after a crash, whether a part is still being recorded. */
  private hold(recorder: PartRecorder): void {
    const held = new Promise<void>((release) => this.releases.set(recorder, release));
    void navigator.locks.request(LOCK + recorder.source, () => held).catch(() => undefined);
  }

  private stored(slot: TrackSlot): void {
    this.failures.delete(slot);
    // There is room again, also for tracks that have ended.
    for (const [other, { problem }] of this.failures)
      if (problem === "disk_full" && !this.wanted[other]) this.failures.delete(other);
    this.show();
  }

  /** The show goes on without this copy. */
  private failed(slot: TrackSlot, error: unknown): void {
    let problem: RecorderProblem = "failed";
    if (error instanceof ChunkStoreError) problem = error.kind === "full" ? "disk_full" : "no_storage";
    this.failures.set(slot, { problem, at: performance.now() });
    void this.end(slot);
    this.show();
  }

  private readonly show = (): void => {
    const [held, next] = [this.store.get(), this.view()];
    const keys = Object.keys(next) as (keyof OwnRecordingView)[];
    if (keys.some((key) => held[key] !== next[key])) this.store.set(next);
  };

  private problem(): RecorderProblem | null {
    const found = new Set([...this.failures.values()].map(({ problem }) => problem));
    return PROBLEMS.find((problem) => found.has(problem)) ?? null;
  }

  private view(): OwnRecordingView {
    return {
      ...this.uploader.get(),
      isRecording: this.recorders.size > 0,
      recorderProblem: this.problem(),
    };
  }
}

/** Returns the parts that some tab of this browser is recording. */
async function beingRecorded(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  const names = held.map(({ name = "" }) => name).filter((name) => name.startsWith(LOCK));
  return new Set(names.map((name) => name.slice(LOCK.length)));
}
