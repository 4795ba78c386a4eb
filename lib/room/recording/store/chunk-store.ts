import type { Anchor } from "../clock/place-chunks";

export type TrackKind = "camera" | "microphone" | "screen" | "screen_sound";

/** Where a page's recordings go. */
export interface UploadPlace {
  slug: string;
  door: "studio" | "backstage" | "audience";
}

/** One recorder from its start to its end. */
export interface StoredPart extends UploadPlace {
  /** Our own key for it. */
  source: string;
  /** Who was recorded, because others may use the same browser. */
  person: string;
  kind: TrackKind;
  contentType: string;
  codec: string;
  width: number | null;
  height: number | null;
  /** On the server's clock, in epoch milliseconds. */
  recorderStartedAt: number;
  clockErrorMs: number | null;
  recorder: string;
  /** How many chunks it has, header included. */
  chunks: number;
  bytes: number;
  /** Bytes that the server has confirmed, or that it will never take. */
  settledBytes: number;
  /** Its recorder has stopped, or its page is gone. */
  isClosed: boolean;
  /** Id at the server, once it was opened there. */
  partId: string | null;
  /** Where the session's media time begins, in epoch milliseconds. */
  mediaStartedAt: number | null;
  /** Why the server doesn't take it, as an error code. */
  refused: string | null;
}

export interface StoredChunk extends Anchor {
  source: string;
  /** 0 is the header. */
  number: number;
  startsClean: boolean;
  sizeBytes: number;
  sha256: string;
  state: "held" | "stored" | "refused";
}

export interface NewStoredChunk extends Omit<StoredChunk, "state"> {
  bytes: Uint8Array<ArrayBuffer>;
}

/** What changes in a chunk whose end was cut off. */
export type ShorterChunk = Pick<NewStoredChunk, "endMs" | "arrivedAt" | "sizeBytes" | "sha256" | "bytes">;

/** `full`: the disk has no room. `away`: the browser allows no storage, as in some private windows. */
export class ChunkStoreError extends Error {
  override name = "ChunkStoreError";
  constructor(
    readonly kind: "full" | "away",
    options?: ErrorOptions,
  ) {
    super(kind === "full" ? "The disk is full." : "This browser allows no storage.", options);
  }
}

/**
 * What this browser has recorded and the server hasn't confirmed. Survives the page and the browser.
 * @throws ChunkStoreError
 */
export interface ChunkStore {
  addPart(part: StoredPart): Promise<void>;
  changePart(source: string, change: Partial<StoredPart>): Promise<void>;
  parts(place: UploadPlace): Promise<StoredPart[]>;
  dropPart(source: string): Promise<void>;
  /** Adds a chunk with its bytes, and counts it in its part. */
  addChunk(chunk: NewStoredChunk): Promise<void>;
  /** Returns a part's chunks from this number on, in order and without their bytes. */
  chunks(source: string, from?: number): Promise<StoredChunk[]>;
  bytes(source: string, number: number): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Replaces a chunk that the server hasn't taken. */
  shortenChunk(source: string, number: number, shorter: ShorterChunk): Promise<void>;
  /**
   * Forgets the bytes of chunks, because the server has them or will never take them. A header's stay while its part does:
   * without them, no other chunk can be cut.
   */
  settle(source: string, numbers: readonly number[], state: "stored" | "refused"): Promise<void>;
}
