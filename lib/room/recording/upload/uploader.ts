import { backoffMs } from "../../backoff";
import { Store } from "../../store";
import type { ChunkStore, StoredChunk, StoredPart, UploadPlace } from "../store/chunk-store";
import { announced, endOf, type PlacedChunk, sendable } from "./part-upload";
import { type CallProblem, type ChunkUrl, callProblem, type UploadApi } from "./upload-api";
import type { UploadPace } from "./upload-pace";
import { type UploadState, uploadState } from "./upload-state";

export interface UploadView {
  state: UploadState;
  /** Why it stopped, as a code. */
  problem: string | null;
  /** Everything that this page has had to upload since it was opened. */
  totalBytes: number;
  leftBytes: number;
  /** Measured while sending. */
  upKbps: number | null;
}

export interface UploaderOptions extends UploadPlace {
  person: string;
  store: ChunkStore;
  api: UploadApi;
  pace: UploadPace;
  /** The sources that are being recorded now, in any tab. */
  recording: () => Promise<ReadonlySet<string>>;
  /** The server's clock, in epoch milliseconds. */
  serverNow: () => number;
  /** This page's clock. */
  now?: () => number;
  onPending?: (pending: boolean) => void;
}

const TICK_MS = 1_000;
const IDLE_MS = 500;
/** While a recording's rows are still being made, its parts are refused for a moment. */
const TOO_EARLY_MS = 120_000;
const KEPT_MS = 30 * 86_400_000;

const NOTHING: UploadView = { state: "done", problem: null, totalBytes: 0, leftBytes: 0, upKbps: null };

/**
 * Uploads what this browser has recorded for a page, a few chunks at a time, until the server has confirmed all
 * of it. Bytes are forgotten only then, whatever the server says in between. One tab of a browser uploads.
 */
export class Uploader {
  private readonly view = new Store<UploadView>(NOTHING);
  private readonly now: () => number;
  /** Chunks whose bytes were sent and aren't confirmed yet, by part. */
  private readonly sent = new Map<string, number[]>();
  private readonly known = new Map<string, StoredChunk[]>();
  private abort: AbortController | undefined;
  private ticker: ReturnType<typeof setInterval> | undefined;
  private wakeUp: () => void = () => undefined;
  private failures = 0;
  private problem: CallProblem | null = null;
  private progressAt = 0;
  private isWaiting = false;
  private oldest: number | null = null;
  private droppedBytes = 0;
  private seenBytes = 0;

  constructor(private readonly options: UploaderOptions) {
    this.now = options.now ?? (() => performance.now());
  }

  get = (): UploadView => this.view.get();
  subscribe = (listener: () => void): (() => void) => this.view.subscribe(listener);

  start(): void {
    if (this.abort) return;
    const abort = new AbortController();
    this.abort = abort;
    this.progressAt = this.now();
    this.ticker = setInterval(() => void this.tick(), TICK_MS);
    const name = `showrunner.upload.${this.options.door}.${this.options.slug}`;
    void navigator.locks
      .request(name, { signal: abort.signal }, () => this.run(abort.signal))
      .catch(() => undefined);
    void this.tick();
  }

  stop(): void {
    this.abort?.abort();
    this.abort = undefined;
    clearInterval(this.ticker);
    this.wakeUp();
  }

  /** Tries again at once, because someone asked for it or the network is back. */
  retry = (): void => {
    this.failures = 0;
    this.problem = null;
    this.progressAt = this.now();
    this.wakeUp();
    void this.tick();
  };

  private async run(signal: AbortSignal): Promise<void> {
    await this.forgive();
    while (!signal.aborted) {
      const waitMs = await this.round(signal).then(
        (ms) => {
          this.failures = 0;
          this.problem = null;
          return ms;
        },
        (error: unknown) => this.failed(error),
      );
      if (!signal.aborted) await this.pause(waitMs);
    }
  }

  /** Another visit is another try for what was refused earlier. What is too old is forgotten. */
  private async forgive(): Promise<void> {
    const { store, serverNow } = this.options;
    for (const part of await store.parts(this.options)) {
      if (serverNow() - part.recorderStartedAt > KEPT_MS) await store.dropPart(part.source);
      else if (part.refused !== null) await store.changePart(part.source, { refused: null });
    }
  }

  private failed(error: unknown): number {
    this.failures += 1;
    this.problem = callProblem(error);
    return backoffMs(this.failures);
  }

  /** Goes once through all parts. Returns how long to wait until the next time. */
  private async round(signal: AbortSignal): Promise<number> {
    const { pace } = this.options;
    const began = this.now();
    let sending = 0;
    let isWaiting = false;
    let failure: unknown;
    this.oldest = null;
    for (const part of await this.ownParts()) {
      if (signal.aborted) return 0;
      const rest = pace.restMs();
      if (rest > 0) return rest;
      try {
        const ms = await this.advance(part, signal);
        isWaiting ||= ms !== null;
        sending += ms ?? 0;
      } catch (error) {
        // The other parts may still pass.
        failure = error;
        isWaiting = true;
      }
    }
    this.isWaiting = isWaiting;
    if (failure !== undefined) throw failure;
    if (!isWaiting) this.progressAt = this.now();
    if (sending === 0) return IDLE_MS;
    const worked = this.now() - began - sending;
    return Math.max(0, pace.pauseMs(sending) - worked);
  }

  private async ownParts(): Promise<StoredPart[]> {
    const { store, person } = this.options;
    const parts = await store.parts(this.options);
    return parts.filter((part) => part.person === person && part.refused === null);
  }

  /** Sends a part's next chunks. Returns how long sending took; null if there was nothing to send. */
  private async advance(part: StoredPart, signal: AbortSignal): Promise<number | null> {
    const { recording, serverNow } = this.options;
    const isOpen = !part.isClosed && (await recording()).has(part.source);
    const chunks = await this.chunksOf(part);
    const ready = sendable(part, chunks, { isOpen, serverNow: serverNow() });
    const stored = this.sent.get(part.source) ?? [];
    if (ready.length === 0 && stored.length === 0) {
      if (!isOpen) await this.finish(part, chunks);
      return null;
    }
    this.noteOldest(ready);
    const opened = await this.opened(part, ready);
    if (!opened) return null;
    const next = announced(ready.filter(({ number }) => !stored.includes(number)), opened.mediaStartedAt);
    const leftBytes = part.bytes - part.settledBytes;
    const answer = await this.options.api.send(opened.partId, { stored, next, left_bytes: leftBytes });
    this.sent.delete(part.source);
    await this.settle(part, answer);
    return this.sendAll(part, answer.uploads, signal);
  }

  /** Reads only chunks that it doesn't know yet: after hours there are thousands. */
  private async chunksOf({ source }: StoredPart): Promise<StoredChunk[]> {
    const known = this.known.get(source) ?? [];
    const next = await this.options.store.chunks(source, (known.at(-1)?.number ?? -1) + 1);
    known.push(...next);
    this.known.set(source, known);
    return known;
  }

  private async settleChunks(source: string, numbers: readonly number[], state: "stored" | "refused"): Promise<void> {
    if (numbers.length === 0) return;
    await this.options.store.settle(source, numbers, state);
    for (const chunk of this.known.get(source) ?? []) if (numbers.includes(chunk.number)) chunk.state = state;
  }

  private noteOldest(ready: readonly PlacedChunk[]): void {
    const media = ready.find(({ number }) => number > 0);
    if (media) this.oldest = Math.min(this.oldest ?? Number.POSITIVE_INFINITY, media.arrivedAt);
  }

  private async settle(
    part: StoredPart,
    { stored, refused }: Awaited<ReturnType<UploadApi["send"]>>,
  ): Promise<void> {
    const never = refused.filter(({ reason }) => reason !== "too_early").map(({ number }) => number);
    await this.settleChunks(part.source, stored, "stored");
    await this.settleChunks(part.source, never, "refused");
    if (stored.length + never.length > 0) this.progressAt = this.now();
  }

  /** Opens a part at the server, once. Null if the server doesn't take it. */
  private async opened(
    part: StoredPart,
    ready: readonly PlacedChunk[],
  ): Promise<{ partId: string; mediaStartedAt: number } | null> {
    const { partId, mediaStartedAt, source } = part;
    if (partId !== null && mediaStartedAt !== null) return { partId, mediaStartedAt };
    const startsAt = ready.find(({ number }) => number > 0)?.place.startsAt ?? part.recorderStartedAt;
    try {
      const made = await this.options.api.open(part, new Date(startsAt).toISOString());
      const known = { partId: made.id, mediaStartedAt: Date.parse(made.media_started_at) };
      await this.options.store.changePart(source, known);
      return known;
    } catch (error) {
      if (!(await this.isRefused(part, callProblem(error)))) throw error;
      return null;
    }
  }

  private async isRefused(part: StoredPart, { code, status }: CallProblem): Promise<boolean> {
    const { store, serverNow } = this.options;
    if (code === "gone") {
      await store.dropPart(part.source);
      return true;
    }
    if (code !== "validation_error" && code !== "version_conflict" && code !== "not_found") return false;
    if (status === "not_recorded" && serverNow() - part.recorderStartedAt < TOO_EARLY_MS) return false;
    await store.changePart(part.source, { refused: status ?? code });
    return true;
  }

  private async sendAll(part: StoredPart, uploads: readonly ChunkUrl[], signal: AbortSignal): Promise<number> {
    const { pace } = this.options;
    const line = [...uploads];
    const began = this.now();
    const work = async () => {
      for (let to = line.shift(); to && !signal.aborted; to = line.shift()) await this.sendOne(part, to, signal);
    };
    await Promise.all(Array.from({ length: pace.atOnce }, work));
    return this.now() - began;
  }

  private async sendOne({ source }: StoredPart, to: ChunkUrl, signal: AbortSignal): Promise<void> {
    const { store, api, pace } = this.options;
    const bytes = await store.bytes(source, to.number);
    if (!bytes) return;
    const began = this.now();
    await api.put(to, bytes, signal);
    pace.sent(bytes.length, this.now() - began);
    this.progressAt = this.now();
    this.sent.set(source, [...(this.sent.get(source) ?? []), to.number]);
  }

  /** Closes a part of which nothing is left here. */
  private async finish(part: StoredPart, chunks: readonly StoredChunk[]): Promise<void> {
    const { store, api } = this.options;
    if (part.partId !== null) {
      try {
        await api.close(part.partId, endOf(part, chunks));
      } catch (error) {
        if (callProblem(error).code !== "gone") throw error;
      }
    }
    this.droppedBytes += part.bytes;
    this.known.delete(part.source);
    await store.dropPart(part.source);
    this.progressAt = this.now();
  }

  private async tick(): Promise<void> {
    const { pace, recording, serverNow, onPending, store } = this.options;
    pace.look();
    try {
      const parts = await this.ownParts();
      const leftBytes = parts.reduce((sum, part) => sum + part.bytes - part.settledBytes, 0);
      const active = await recording();
      const isRecording = parts.some(({ source }) => active.has(source));
      this.seenBytes = Math.max(this.seenBytes, this.droppedBytes + parts.reduce((sum, { bytes }) => sum + bytes, 0));
      const state = uploadState({
        isRecording,
        leftBytes: leftBytes + (parts.length > 0 && !isRecording ? 1 : 0),
        isWaiting: this.isWaiting || this.problem !== null,
        progressAt: this.progressAt,
        isResting: pace.restMs() > 0,
        behindMs: this.oldest === null || !isRecording ? 0 : serverNow() - this.oldest,
        problem: this.problem?.code ?? null,
        now: this.now(),
      });
      const problem = state === "stopped" ? (this.problem?.code ?? "offline") : null;
      this.show({ state, problem, totalBytes: this.seenBytes, leftBytes, upKbps: pace.upKbps });
      onPending?.((await store.parts(this.options)).length > 0);
    } catch {
      // Without storage there is nothing to show; the recorder says so.
    }
  }

  private show(next: UploadView): void {
    const held = this.view.get();
    const keys = Object.keys(next) as (keyof UploadView)[];
    if (keys.some((key) => held[key] !== next[key])) this.view.set(next);
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
