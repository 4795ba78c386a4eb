import { type CapturedSource, type CaptureReport, type Gap, OVER_MS } from "../port";
import { fileOf } from "./files/file-of";
import type { FragmentFile, Sample } from "./files/fragment-file";
import type { Format } from "./frames/frame";
import { OPUS_SILENCE, OPUS_SILENCE_MS } from "./frames/opus";

/** A chunk is cut when it's this long, and at a key frame if it's somewhat long. */
const CHUNK_MS = 1_000;
const SHORT_MS = 300;
/** Shorter missing sound is written as silence, so that whoever joins the samples doesn't close the gap. */
const SILENCE_MS = 1_000;
/** Differences of times up to this are rounding and correction, not missing sound. */
const JITTER_MS = 12;
/** How long a picture stays if no other follows. */
const PICTURE_MS = 40;
/** After this long without a sample the chunk is cut, so that it's stored. */
const QUIET_MS = 900;
/**
 * A finished chunk is held back this long: the end of a stay on stage is heard later than it was. With the second that a chunk
 * lasts, that's what is lost if the process is killed, which may be two seconds.
 */
const HOLD_MS = 600;
/** The end of a part is heard within this time. */
const LATEST_MS = 10_000;
/** Missing for at least this long is reported. */
const GAP_MS = 60;

/** A sample with its place on the session's media time, and when it arrived there. */
interface PlacedSample {
  atMs: number;
  arrivedMs: number;
  lengthMs: number;
  isKey: boolean;
  data: Buffer;
  /** Packets were lost since the sample before. */
  isAfterLoss: boolean;
}

interface Options {
  key: string;
  person: string;
  source: CapturedSource;
  format: Format;
  startsAtMs: number;
  report: (report: CaptureReport) => void;
}

/** Writes one part: takes samples with their places, and reports chunks of whole fragments. */
export class PartWriter {
  private readonly file: FragmentFile;
  private readonly isSound: boolean;
  private startsAtMs: number;
  private samples: Sample[] = [];
  /** Chunks that are finished and not reported, each as its samples. */
  private held: Sample[][] = [];
  private reportedEndMs: number;
  /** The latest reported chunks, from the beginning of the part. */
  private reported: { fromMs: number; toMs: number }[] = [];
  private number = 0;
  /** Where the last sample ends, on the media time. */
  private endMs: number;
  private lastAtMs: number;
  private lastArrivedMs = Number.NEGATIVE_INFINITY;
  private usualMs = PICTURE_MS;
  private frames = 0;
  readonly gaps: Gap[] = [];

  constructor(private readonly options: Options) {
    const { format, startsAtMs } = options;
    this.file = fileOf(format);
    this.isSound = format.kind === "opus";
    this.startsAtMs = Math.round(startsAtMs);
    this.endMs = this.startsAtMs;
    this.reportedEndMs = this.startsAtMs;
    this.lastAtMs = this.startsAtMs - 1;
    const { key, person, source } = options;
    const { codec, width, height } = format;
    const { contentType, header } = this.file;
    const part = {
      key,
      person,
      source,
      contentType,
      codec,
      width,
      height,
      startsAtMs: this.startsAtMs,
      header,
    };
    options.report({ is: "opened", part });
  }

  get frameRate(): number | null {
    const seconds = (this.endMs - this.startsAtMs) / 1_000;
    return this.isSound || seconds <= 0 ? null : Math.round((this.frames / seconds) * 10) / 10;
  }

  /** Whether a sample of this format belongs into the same part. */
  fits({ kind, codec, width, height, setup }: Format): boolean {
    const own = this.options.format;
    const same = own.kind === kind && own.codec === codec && own.width === width && own.height === height;
    return same && (own.setup === setup || (own.setup !== null && setup !== null && own.setup.equals(setup)));
  }

  add(sample: PlacedSample): void {
    // Never before the sample before it, whatever corrections say.
    const atMs = Math.max(sample.atMs, this.lastAtMs + 1);
    const missing = atMs - this.endMs;
    if (this.isSound) this.bridge(atMs, missing, sample.isAfterLoss);
    else this.holdPicture(atMs, missing, sample.isAfterLoss);
    if (this.samples.length > 0 && this.isFull(atMs, sample.isKey)) this.cut();
    this.push({ ...sample, atMs });
    this.lastArrivedMs = sample.arrivedMs;
  }

  /** Everything so far is this much later. */
  move(byMs: number): void {
    const by = Math.round(byMs);
    if (by === 0) return;
    this.startsAtMs += by;
    this.endMs += by;
    this.reportedEndMs += by;
    this.lastAtMs += by;
    for (const [index, [from, to]] of this.gaps.entries()) this.gaps[index] = [from + by, to + by];
    this.options.report({ is: "moved", part: this.options.key, byMs: by });
  }

  /** Reports what has been waiting for long, at this moment of media time. */
  tick(nowMs: number): void {
    if (this.samples.length > 0 && nowMs - this.lastArrivedMs > QUIET_MS) this.cut();
    while (this.held[0] && this.endOf(this.held[0]) + HOLD_MS <= nowMs) this.report(this.held.shift() ?? []);
  }

  /**
   * Ends the part, without what is after `untilMs`.
   * @returns its end. If a chunk was reported that reaches further, that's where this chunk begins: it is dropped.
   */
  close(untilMs = Number.POSITIVE_INFINITY): number {
    if (this.samples.length > 0) this.cut();
    for (const samples of this.held) this.report(this.before(samples, untilMs));
    this.held = [];
    const end =
      untilMs < this.endMs ? Math.min(this.reportedEndMs, untilMs, this.dropsFrom(untilMs)) : this.endMs;
    this.endMs = Math.max(this.startsAtMs, end);
    return Math.round(this.endMs);
  }

  private dropsFrom(untilMs: number): number {
    const dropped = this.reported.find(
      ({ toMs }) => Math.round(toMs + this.startsAtMs) > Math.round(untilMs) + OVER_MS,
    );
    return dropped ? dropped.fromMs + this.startsAtMs : Number.POSITIVE_INFINITY;
  }

  /** Returns the sound that was over by then, or the pictures that were taken, the last of which stays until then. */
  private before(samples: readonly Sample[], untilMs: number): Sample[] {
    const until = untilMs - this.startsAtMs;
    if (this.isSound) return samples.filter(({ atMs, lengthMs }) => atMs + lengthMs <= until);
    return samples
      .filter(({ atMs }) => atMs < until)
      .map((sample) => ({ ...sample, lengthMs: Math.min(sample.lengthMs, until - sample.atMs) }));
  }

  private endOf(samples: readonly Sample[]): number {
    const last = samples.at(-1);
    return last ? last.atMs + last.lengthMs + this.startsAtMs : this.startsAtMs;
  }

  private push(sample: Sample): void {
    this.frames += 1;
    this.lastAtMs = sample.atMs;
    const lengthMs = this.isSound ? sample.lengthMs : this.usualMs;
    this.endMs = sample.atMs + lengthMs;
    this.samples.push({ ...sample, atMs: sample.atMs - this.startsAtMs, lengthMs });
  }

  private isFull(atMs: number, isKey: boolean): boolean {
    const first = (this.samples[0]?.atMs ?? 0) + this.startsAtMs;
    const longMs = atMs - first;
    return longMs >= CHUNK_MS || (isKey && !this.isSound && longMs >= SHORT_MS);
  }

  /** Missing sound: silence if it's short, otherwise a gap between two chunks. */
  private bridge(atMs: number, missing: number, isAfterLoss: boolean): void {
    if (missing <= JITTER_MS) return;
    if (missing > SILENCE_MS || (isAfterLoss && missing >= GAP_MS)) this.missed(atMs);
    if (missing > SILENCE_MS) {
      if (this.samples.length > 0) this.cut();
      return;
    }
    while (atMs - this.endMs >= OPUS_SILENCE_MS - JITTER_MS) {
      if (this.samples.length > 0 && this.isFull(this.endMs, true)) this.cut();
      this.push({ atMs: this.endMs, lengthMs: OPUS_SILENCE_MS, isKey: true, data: OPUS_SILENCE });
    }
  }

  /** A picture stays until the next one, unless pictures in between were lost. */
  private holdPicture(atMs: number, missing: number, isAfterLoss: boolean): void {
    const last = this.samples.at(-1);
    const apart = atMs - this.lastAtMs;
    if (isAfterLoss && missing >= GAP_MS) {
      this.missed(atMs);
      if (this.samples.length > 0) this.cut();
    } else if (last && apart <= QUIET_MS) {
      last.lengthMs = apart;
      this.endMs = atMs;
    } else if (last) this.cut();
    if (apart > 0 && apart < 250) this.usualMs = apart;
  }

  private missed(untilMs: number): void {
    const gap = [Math.round(this.endMs), Math.round(untilMs)] as const;
    this.gaps.push(gap);
    this.options.report({ is: "missed", part: this.options.key, gap });
  }

  private cut(): void {
    this.held.push(this.samples);
    this.samples = [];
  }

  private report(samples: readonly Sample[]): void {
    const [first] = samples;
    if (!first) return;
    this.number += 1;
    this.reportedEndMs = this.endOf(samples);
    const toMs = this.reportedEndMs - this.startsAtMs;
    this.reported = this.reported.filter((chunk) => chunk.toMs > toMs - LATEST_MS);
    this.reported.push({ fromMs: first.atMs, toMs });
    this.options.report({
      is: "chunk",
      chunk: {
        part: this.options.key,
        number: this.number,
        startMs: Math.round(first.atMs + this.startsAtMs),
        endMs: Math.round(this.reportedEndMs),
        startsClean: this.isSound || first.isKey,
        bytes: this.file.fragment(this.number, samples),
      },
    });
  }
}
