import type { Readable } from "node:stream";

/** The first and the last byte, both counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface PutResult {
  sizeBytes: number;
  /** In lower-case hex. */
  sha256: string;
}

export interface PutOptions {
  contentType: string;
  /** In lower-case hex: other bytes are not kept. */
  sha256?: string | undefined;
}

export interface StoredBytes {
  sizeBytes: number;
  /** Another one for other bytes; without quotes. */
  etag: string;
}

interface Read {
  method: "read";
  /** For how long, counted from now; 24 hours at most. */
  expiresSeconds: number;
  /** What it is saved as. */
  name: string;
  contentType: string;
  /** Shown by browsers in its place instead of being saved. */
  inline?: boolean;
}

interface Write {
  method: "write";
  expiresSeconds: number;
  contentType: string;
  /** Exactly so many bytes. */
  sizeBytes: number;
  /** Exactly these bytes. Without it, whatever is of the length. */
  sha256?: string;
}

export type SignedUrlOptions = Read | Write;

/** How to call a signed address: with this method and at least these headers. */
export interface SignedUrl {
  url: string;
  method: "GET" | "PUT";
  headers: Record<string, string>;
}

/**
 * Keeps files under keys of ours. A key is used once: what lies under it never changes, until it is deleted.
 * Keys are two to five segments of letters, digits, `_` and `-`, with slashes between.
 * @throws StorageError and nothing else, except what the given source throws
 */
export interface StorageProvider {
  readonly name: "local" | "s3";
  /** Reads the source to its end, never more than a few megabytes ahead. Of what fails nothing is left. */
  put(key: string, source: AsyncIterable<Uint8Array>, options: PutOptions): Promise<PutResult>;
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Undefined where nothing lies under the key. */
  stat(key: string): Promise<StoredBytes | undefined>;
  /** No failure where there is nothing. */
  delete(key: string): Promise<void>;
  /** Throws where nothing could be kept just now. */
  check(): Promise<void>;
  /** An address by which whoever holds it may do this one thing, without a key and without us in between if it can be. */
  signedUrl(key: string, options: SignedUrlOptions): Promise<SignedUrl>;
}

/** `missing`: nothing lies there. `taken`: something does already. `away`: it may work later. */
export type StorageFailure = "bad_key" | "missing" | "taken" | "wrong_digest" | "away";

export class StorageError extends Error {
  override name = "StorageError";
  constructor(
    readonly kind: StorageFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const KEY = /^[A-Za-z0-9_-]{1,80}(?:\/[A-Za-z0-9_-]{1,80}){1,4}$/;

/** The key, if it is one: nothing that a file system or an address could read as something else. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new StorageError("bad_key", "This is no key of a file.");
  return key;
}

/** The longest that a signed address is good for. */
export const LONGEST_URL_SECONDS = 24 * 60 * 60;

/** Throws where the bytes are others than those that were expected. */
export function expectDigest(found: string, expected: string | undefined): void {
  if (expected !== undefined && found !== expected)
    throw new StorageError("wrong_digest", "The bytes don't match the announced file.");
}
