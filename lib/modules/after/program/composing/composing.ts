import { type GonePiece, gonePieces, remakeGonePieces } from "@/lib/modules/after/playback";
import type { PictureSize } from "@/lib/program";
import { composerSlot } from "../making/composer-slot";
import type { makePiece } from "../making/make-piece";
import type { Heard } from "../planning/levels";
import type { Ends, Plan } from "../planning/planned-piece";
import type { ProgramInputs } from "../program-inputs";
import { readHeard } from "../rows/piece-rows";
import type { ProgramAt } from "../rows/program-at";
import type { ProgramSources } from "../sources";

export interface ComposeOptions {
  inputs: ProgramInputs;
  /** What makes pieces. */
  make: typeof makePiece;
  size: PictureSize;
  /** The larger picture, if there may be one. */
  large?: {
    size: PictureSize;
    /** It's made of tracks that have that many. */
    lines: number;
    /** Whether no one else has anything to make. */
    mayGoOn: () => boolean;
    /** How soon that is asked again. */
    turnMs: number;
  };
  /** How long what a finished program is made of has to stay the same before it's made again. */
  quietMs: number;
  signal: AbortSignal;
}

/** More AAC frames than any program has. */
const BEFORE = 1e9;

/** What one run of the task remembers of a recording. */
export class Composing {
  #reader: { read(): Promise<ProgramSources | null> } | undefined;
  #readerOf = 0;
  #heard: Heard[] = [];
  #heardOf = 0;
  readonly #heardLive: Heard[] = [];
  #endClaim: (() => void) | null = null;
  /** Where what viewers over HTTP get began this time; null before it has, or to begin again. */
  liveStart: Ends | null = null;
  /** When its program was last planned, while it isn't ready. */
  followedAt = Number.NEGATIVE_INFINITY;
  /** Since when what a ready program is made of is as it is, and whether the program is made of all of it. */
  seen: { name: string; since: number; isDone: boolean } | null = null;
  #hasGone = false;
  #large: { of: Composing["seen"]; plan: Plan } | undefined;

  constructor(
    readonly recordingId: string,
    readonly options: ComposeOptions,
  ) {}

  /** Keeps the worker's slot while viewers wait for this show's pieces. */
  keepSlot(isNeeded: boolean): void {
    if (isNeeded) this.#endClaim ??= composerSlot().claim();
    else {
      this.#endClaim?.();
      this.#endClaim = null;
    }
  }

  get signal(): AbortSignal {
    return this.options.signal;
  }

  /** Reads what the program is made of. After something was erased, nothing read before is kept. */
  read({ version }: Pick<ProgramAt, "version">): Promise<ProgramSources | null> {
    if (version !== this.#readerOf) {
      this.#reader = undefined;
      this.seen = null;
    }
    this.#readerOf = version;
    this.#reader ??= this.options.inputs.reader(this.recordingId);
    return this.#reader.read();
  }

  /** Returns what a version plays and storage has lost. Where something is, all pieces are looked at, so that one run makes them all. */
  async gonePieces(version: number): Promise<GonePiece[]> {
    const gone = await gonePieces(this.recordingId, version);
    const isFirst = gone.length > 0 && !this.#hasGone;
    if (isFirst) await remakeGonePieces(this.recordingId);
    this.#hasGone = gone.length > 0;
    return isFirst ? gonePieces(this.recordingId, version) : gone;
  }

  /** Plans the larger picture, unless what it's made of is as it was. */
  largePlan(make: () => Plan): Plan {
    if (this.#large?.of !== this.seen) this.#large = { of: this.seen, plan: make() };
    return this.#large.plan;
  }

  /** Reads what was measured in a version's sound, unless it's known and nothing was added. */
  async listen(version: number, isChanged = false): Promise<void> {
    if (this.#heardOf === version && !isChanged) return;
    this.#heard = await readHeard({ id: this.recordingId, version });
    this.#heardOf = version;
  }

  /** What was measured in the program's sound so far. */
  get heard(): readonly Heard[] {
    return this.#heard;
  }

  /** The same for viewers over HTTP: first what is recorded, then what isn't. Their program has other places. */
  get heardLive(): readonly Heard[] {
    return [...this.#heard.map((one) => ({ ...one, place: one.place - BEFORE })), ...this.#heardLive];
  }

  hearLive(heard: Heard): void {
    this.#heardLive.push(heard);
  }

  /** Replaces what was measured at a place. */
  hear(heard: Heard): void {
    this.#heard = [...this.#heard.filter(({ place }) => place !== heard.place), heard];
  }
}
