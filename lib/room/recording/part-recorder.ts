import type { ServerTime } from "./clock/server-time";
import type { Cutter, Fragment } from "./containers/cutter";
import { gather } from "./containers/gather";
import { cutterFor, formatOf, type RecorderFormat, recorderFormat } from "./containers/recorder-format";
import { sha256Of } from "./containers/sha256-of";
import type { ChunkStore, TrackKind, UploadPlace } from "./store/chunk-store";

interface PartRecorderOptions extends UploadPlace {
  person: string;
  kind: TrackKind;
  track: MediaStreamTrack;
  store: ChunkStore;
  time: ServerTime;
  /** Called when a chunk is in the store. */
  onStored: () => void;
  /** Called when recording this track can't go on. */
  onFailed: (error: unknown) => void;
  /** Called once when its picture has another size, which belongs into another part. */
  onOtherSize: () => void;
}

/** Fragments are a second long. Short slices hand each over as soon as it is complete, which is what dates it. */
const TIMESLICE_MS = 100;
const KEY_FRAME_MS = 1_000;
/** Fragments are put together until they are this long. */
const CHUNK_MS = 900;

const BITS: Record<TrackKind, number> = {
  camera: 4_000_000,
  screen: 3_000_000,
  microphone: 128_000,
  screen_sound: 160_000,
};

/** A key frame every second, where browsers know the option. The types don't yet. */
interface RecorderOptions extends MediaRecorderOptions {
  videoKeyFrameIntervalDuration?: number;
}

/**
 * Records one track into the store until it ends or `stop()` is called. It records the published track itself:
 * a clone would go on filming while the camera is off.
 */
export class PartRecorder {
  readonly source = crypto.randomUUID();
  private readonly recorder: MediaRecorder;
  private readonly format: RecorderFormat;
  /** Resolves once the recorder has handed over its last slice; at once if it was never started. */
  private stopped: Promise<unknown> = Promise.resolve();
  private cutter: Cutter;
  private number = 0;
  private knowsFormat = false;
  /** When it was started, on this page's clock. */
  startedAt = 0;
  private pending: Fragment[] = [];
  /** Pictures that wait for the next slice: if that has another size, they may have it too. */
  private ready: { chunks: Fragment[]; now: number } = { chunks: [], now: 0 };
  private size: string | null;
  private hasOtherSize = false;
  private line: Promise<void> = Promise.resolve();
  private failed = false;

  /** @throws if this browser can't record the track */
  constructor(private readonly options: PartRecorderOptions) {
    const { track, kind } = options;
    const wanted = recorderFormat(track.kind === "video" ? "video" : "audio");
    if (!wanted) throw new Error("This browser can't record.");
    const settings: RecorderOptions = {
      mimeType: wanted.mimeType,
      videoKeyFrameIntervalDuration: KEY_FRAME_MS,
      ...(track.kind === "video" ? { videoBitsPerSecond: BITS[kind] } : { audioBitsPerSecond: BITS[kind] }),
    };
    this.recorder = new MediaRecorder(new MediaStream([track]), settings);
    this.format = wanted;
    this.size = sizeOf(track);
    this.cutter = cutterFor(wanted);
    this.recorder.ondataavailable = ({ data }) => this.take(data, performance.now());
    this.recorder.onerror = (event) => this.fail(event);
  }

  start(): void {
    this.startedAt = performance.now();
    this.recorder.start(TIMESLICE_MS);
    this.stopped = new Promise((resolve) => this.recorder.addEventListener("stop", resolve, { once: true }));
    this.next(() => this.addPart());
  }

  get track(): MediaStreamTrack {
    return this.options.track;
  }

  /** Resolves once everything recorded is in the store. */
  async stop(): Promise<void> {
    if (this.recorder.state !== "inactive") this.recorder.stop();
    // If its track has ended, it is inactive before it hands over the last slice.
    await this.stopped;
    const now = performance.now();
    this.next(async () => {
      if (!this.hasOtherSize) {
        this.pending.push(...this.cutter.flush());
        await this.putReady();
        await this.put(gather(this.pending), now);
      }
      await this.options.store.changePart(this.source, { isClosed: true });
    });
    await this.line;
  }

  private async addPart(): Promise<void> {
    const { slug, door, person, kind, track, time, store } = this.options;
    const { width = null, height = null } = track.kind === "video" ? track.getSettings() : {};
    await store.addPart({
      ...{ slug, door, person, kind, width, height },
      source: this.source,
      contentType: this.format.contentType,
      codec: this.format.codec,
      recorderStartedAt: Math.round(time.at(this.startedAt) ?? Date.now()),
      clockErrorMs: time.errorMs(),
      recorder: navigator.userAgent.slice(-200),
      chunks: 0,
      bytes: 0,
      settledBytes: 0,
      isClosed: false,
      partId: null,
      mediaStartedAt: null,
      refused: null,
    });
  }

  private take(data: Blob, now: number): void {
    this.checkSize();
    if (data.size === 0 || this.hasOtherSize) return;
    this.next(async () => {
      await this.putReady();
      const bytes = new Uint8Array(await data.arrayBuffer());
      // Once: on a busy machine the first slices can be less than a header, and the cutter keeps them.
      if (!this.knowsFormat) await this.checkFormat();
      this.pending.push(...this.cutter.push(bytes));
      const { header } = this.cutter;
      if (this.number === 0 && header)
        await this.put([{ bytes: header, startMs: 0, endMs: 0, startsClean: true }], now);
      if (lengthOf(this.pending) < CHUNK_MS) return;
      this.ready = { chunks: gather(this.pending), now };
      this.pending = [];
      if (this.options.track.kind === "audio") await this.putReady();
    });
  }

  private async putReady(): Promise<void> {
    const { chunks, now } = this.ready;
    this.ready = { chunks: [], now };
    await this.put(chunks, now);
  }

  /**
   * A file has one size: what Chromium writes after a phone was turned can't be decoded. So the part ends with what was
   * there before.
   */
  private checkSize(): void {
    const size = sizeOf(this.options.track);
    this.size ??= size;
    if (this.hasOtherSize || size === null || size === this.size) return;
    this.hasOtherSize = true;
    this.options.onOtherSize();
  }

  /** A browser may write something else than it was asked for, and says so once it has begun. */
  private async checkFormat(): Promise<void> {
    this.knowsFormat = true;
    const actual = formatOf(this.recorder.mimeType || this.format.mimeType);
    if (actual.contentType === this.format.contentType && actual.codec === this.format.codec) return;
    this.cutter = cutterFor(actual);
    const { contentType, codec } = actual;
    await this.options.store.changePart(this.source, { contentType, codec });
  }

  private async put(chunks: readonly Fragment[], now: number): Promise<void> {
    const { time, store, onStored } = this.options;
    const zeroAt = time.at(this.startedAt) ?? Date.now();
    for (const { bytes, ...fragment } of chunks) {
      const sha256 = await sha256Of(bytes);
      const { number, source } = this;
      this.number += 1;
      const known = { source, number, sha256, zeroAt, arrivedAt: zeroAt + now - this.startedAt };
      await store.addChunk({ ...fragment, ...known, sizeBytes: bytes.length, bytes });
      onStored();
    }
  }

  /** Steps run one after another. After a failure, none does. */
  private next(step: () => Promise<void>): void {
    this.line = this.line
      .then(() => (this.failed ? undefined : step()))
      .catch((error: unknown) => this.fail(error));
  }

  private fail(error: unknown): void {
    if (this.failed) return;
    this.failed = true;
    if (this.recorder.state !== "inactive") this.recorder.stop();
    this.options.onFailed(error);
  }
}

/** The size of a track's picture; null for sound, and while it isn't known. */
function sizeOf(track: MediaStreamTrack): string | null {
  if (track.kind !== "video") return null;
  const { width, height } = track.getSettings();
  return width && height ? `${width} × ${height}` : null;
}

const lengthOf = (fragments: readonly Fragment[]): number =>
  (fragments.at(-1)?.endMs ?? 0) - (fragments[0]?.startMs ?? 0);
