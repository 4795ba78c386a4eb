import { backoffMs } from "../../backoff";
import { Store } from "../../store";
import type { ChunkStore, StoredChunk, StoredPart, UploadPlace } from "../store/chunk-store";
import { HeldParts } from "./held-parts";
import { mayPass, PartOpener } from "./part-opener";
import { announced, endOf, type PlacedChunk, sendable } from "./part-upload";
import { type ChunkAnswer, type ChunkUrl, codeOf, type UploadApi } from "./upload-api";
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

interface UploaderOptions extends UploadPlace {
  person: string;
  store: ChunkStore;
  api: UploadApi;
  pace: UploadPace;
  /** The sources that are being recorded now, in any tab. */
  recording: () => Promise<ReadonlySet<string>>;
  /** The server's clock, in epoch milliseconds; null while it isn't known. */
  serverNow: () => number | null;
  /** This page's clock. */
  now?: () => number;
  onPending?: (pending: boolean) => void;
}

const TICK_MS = 1_000;
const IDLE_MS = 500;
/** The server counts as stopped what is silent for 20 seconds. Sending and yielding to a call can take longer. */
const SAY_MS = 12_000;
/** A shorter pause for the call is nothing to mention. */
const LONG_PAUSE_MS = 5_000;
/** How long the server takes what is left. */
const KEPT_MS = 30 * 86_400_000;

const leftOf = (parts: readonly StoredPart[]): number =>
  parts.reduce((sum, { bytes, settledBytes }) => sum + bytes - settledBytes, 0);

const NOTHING: UploadView = { state: "done", problem: null, totalBytes: 0, leftBytes: 0, upKbps: null };

/**
 * Uploads what this browser has recorded for a page, a few chunks at a time, until the server has confirmed all
 * of it. Bytes are forgotten only then, whatever the server says in between. One tab of a browser uploads.
 */
export class Uploader {
  private readonly view = new Store<UploadView>(NOTHING);
  private readonly now: () => number;
  private readonly serverNow: () => number;
  private readonly held: HeldParts;
  private readonly opener: PartOpener;
  /** Chunks whose bytes were sent and aren't confirmed yet, by part. */
  private readonly sent = new Map<string, number[]>();
  private abort: AbortController | undefined;
  private ticker: ReturnType<typeof setInterval> | undefined;
  private wakeUp: () => void = () => undefined;
  private failures = 0;
  private problem: string | null = null;
  private progressAt = 0;
  /** This tab is the one that uploads. */
  private isUploading = false;
  private calledAt = 0;
  private yieldsUntil = 0;
  private isWaiting = false;
  /** Another visit is another try for what was refused earlier. */
  private mustForgive = true;
  private hasForgotten = false;
  private oldest: number | null = null;
  private seenBytes = 0;

  constructor(private readonly options: UploaderOptions) {
    this.now = options.now ?? (() => performance.now());
    this.held = new HeldParts(options);
    this.serverNow = () => options.serverNow() ?? Date.now();
    this.opener = new PartOpener({ ...options, serverNow: this.serverNow, now: this.now });
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
    this.isUploading = false;
    this.wakeUp();
  }

  /** Tries again at once, because someone asked for it or the network is back. */
  retry = (): void => {
    this.failures = 0;
    this.problem = null;
    this.progressAt = this.now();
    this.yieldsUntil = 0;
    this.mustForgive = true;
    this.opener.askAtOnce();
    this.wakeUp();
    void this.tick();
  };

  private async run(signal: AbortSignal): Promise<void> {
    this.isUploading = true;
    const round = async () => {
      if (this.mustForgive) await this.held.forgive();
      this.mustForgive = false;
      await this.forget();
      return this.round(signal);
    };
    while (!signal.aborted) {
      const waitMs = await round().then(
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

  /** A device may think that it's another month, so only the server's clock says what is too old. */
  private async forget(): Promise<void> {
    const now = this.options.serverNow();
    if (this.hasForgotten || now === null) return;
    await this.held.forget(now - KEPT_MS);
    this.hasForgotten = true;
  }

  private failed(error: unknown): number {
    this.failures += 1;
    this.problem = codeOf(error);
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
    const parts = await this.held.own();
    for (const part of parts.filter(mayPass)) {
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
    const pauseMs = Math.max(0, pace.pauseMs(sending) - worked);
    if (pauseMs >= LONG_PAUSE_MS) this.yieldsUntil = this.now() + pauseMs;
    return pauseMs;
  }

  /** Sends a part's next chunks. Returns how long sending took; null if there was nothing to send. */
  private async advance(part: StoredPart, signal: AbortSignal): Promise<number | null> {
    const { recording } = this.options;
    const isOpen = !part.isClosed && (await recording()).has(part.source);
    const chunks = await this.held.chunksOf(part);
    const ready = sendable(part, chunks, { isOpen, serverNow: this.serverNow() });
    const stored = this.sent.get(part.source) ?? [];
    if (ready.length === 0 && stored.length === 0) {
      if (!isOpen) await this.finish(part, chunks);
      return null;
    }
    this.noteOldest(ready);
    const startsAt = ready.find(({ number }) => number > 0)?.place.startsAt ?? part.recorderStartedAt;
    const opened = await this.opener.open(part, startsAt);
    if (!opened) return null;
    const next = announced(
      ready.filter(({ number }) => !stored.includes(number)),
      opened.mediaStartedAt,
    );
    const leftBytes = part.bytes - part.settledBytes;
    const round = { stored, next, left_bytes: leftBytes, is_slow: this.isSlow };
    const answer = await this.send(part, opened.partId, round);
    this.sent.delete(part.source);
    if (!answer) return null;
    await this.settle(part, answer);
    await this.shorten(part, answer, ready, opened.mediaStartedAt);
    return this.sendAll(part, answer.uploads, signal);
  }

  /** Returns null if the server takes no more of the part. */
  private async send(
    part: StoredPart,
    ...[partId, round]: Parameters<UploadApi["send"]>
  ): Promise<ChunkAnswer | null> {
    const { api, store } = this.options;
    this.calledAt = this.now();
    try {
      return await api.send(partId, round);
    } catch (error) {
      const code = codeOf(error);
      if (code === "gone") await this.held.drop(part);
      // Its row was deleted. Opening it again says whether the track was erased.
      else if (code === "not_found")
        await store.changePart(part.source, { partId: null, mediaStartedAt: null });
      // Finished at the server, because its header wasn't media or another visit closed it.
      else if (code === "version_conflict") await store.changePart(part.source, { refused: code });
      else throw error;
      return null;
    }
  }

  private get isSlow(): boolean {
    return this.get().state === "slow";
  }

  /** Says that the upload goes on, if nothing else has for a while. */
  private async sayIfSilent(parts: readonly StoredPart[]): Promise<void> {
    const part = parts.find((one) => one.partId !== null && one.refused === null && leftOf([one]) > 0);
    const { state } = this.get();
    const goesOn = this.isUploading && (state === "sending" || state === "slow");
    if (!goesOn || !part?.partId || this.now() - this.calledAt < SAY_MS) return;
    this.calledAt = this.now();
    const round = { stored: [], next: [], left_bytes: leftOf([part]), is_slow: this.isSlow };
    await this.options.api.send(part.partId, round).catch(() => undefined);
  }

  private noteOldest(ready: readonly PlacedChunk[]): void {
    const media = ready.find(({ number }) => number > 0);
    if (media) this.oldest = Math.min(this.oldest ?? Number.POSITIVE_INFINITY, media.arrivedAt);
  }

  private async settle(part: StoredPart, { stored, refused }: ChunkAnswer): Promise<void> {
    const isFinal = ({ reason, until_ms }: ChunkAnswer["refused"][number]) =>
      reason !== "too_early" && until_ms === undefined;
    const never = refused.filter(isFinal).map(({ number }) => number);
    await this.held.settle(part.source, stored, "stored");
    await this.held.settle(part.source, never, "refused");
    if (stored.length + never.length > 0) this.progressAt = this.now();
  }

  /** Cuts the chunks during which their person left the stage. They are announced again. */
  private async shorten(
    part: StoredPart,
    { refused }: ChunkAnswer,
    ready: readonly PlacedChunk[],
    mediaStartedAt: number,
  ): Promise<void> {
    for (const { number, until_ms } of refused) {
      const chunk = ready.find((one) => one.number === number);
      if (until_ms !== undefined && chunk)
        await this.held.shorten(part, number, until_ms + mediaStartedAt - chunk.place.startsAt);
    }
  }

  private async sendAll(
    part: StoredPart,
    uploads: readonly ChunkUrl[],
    signal: AbortSignal,
  ): Promise<number> {
    const { pace } = this.options;
    const line = [...uploads];
    const began = this.now();
    const work = async () => {
      for (let to = line.shift(); to && !signal.aborted; to = line.shift())
        await this.sendOne(part, to, signal);
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
    const { api } = this.options;
    if (part.partId !== null) {
      try {
        await api.close(part.partId, endOf(part, chunks));
      } catch (error) {
        if (!["gone", "not_found"].includes(codeOf(error))) throw error;
      }
    }
    await this.held.drop(part);
    this.progressAt = this.now();
  }

  private async tick(): Promise<void> {
    const { pace, recording, onPending, store } = this.options;
    pace.look();
    try {
      const parts = await this.held.own();
      const taken = parts.filter(({ refused }) => refused === null);
      const refused = parts.filter((part) => part.refused !== null && leftOf([part]) > 0);
      const leftBytes = leftOf(taken);
      const refusedBytes = leftOf(refused);
      const active = await recording();
      const isRecording = taken.some(({ source }) => active.has(source));
      this.seenBytes = Math.max(this.seenBytes, this.held.totalBytes(parts));
      const state = uploadState({
        isRecording,
        leftBytes: leftBytes + (taken.length > 0 && !isRecording ? 1 : 0),
        refusedBytes,
        isWaiting: this.isWaiting || this.problem !== null,
        progressAt: this.progressAt,
        isResting: pace.restMs() > 0 || this.now() < this.yieldsUntil,
        behindMs: this.oldest === null || !isRecording ? 0 : this.serverNow() - this.oldest,
        problem: this.problem,
        now: this.now(),
      });
      const problem = state === "stopped" ? (this.problem ?? refused[0]?.refused ?? "offline") : null;
      const left = leftBytes + refusedBytes;
      this.show({ state, problem, totalBytes: this.seenBytes, leftBytes: left, upKbps: pace.upKbps });
      onPending?.((await store.parts(this.options)).length > 0);
      await this.sayIfSilent(parts);
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
