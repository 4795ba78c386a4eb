import type { Readable } from "node:stream";

/** The first and the last byte, both counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface PutResult {
  sizeBytes: number;
  /** In lowercase hex. */
  sha256: string;
}

export interface PutOptions {
  contentType: string;
  /** In lowercase hex. Other bytes are refused. */
  sha256?: string | undefined;
}

interface DeleteOptions {
  /** Also removes what a killed process left of storing it, which takes another request. */
  unfinished?: boolean;
}

export interface StoredBytes {
  sizeBytes: number;
  /** Changes with the bytes. Without quotes. */
  etag: string;
}

interface Read {
  method: "read";
  /** Lifetime from now, 24 hours at most. */
  expiresSeconds: number;
  /** File name for saving. */
  name: string;
  contentType: string;
  /** Whether browsers show it inline instead of saving it. */
  inline?: boolean;
}

interface Write {
  method: "write";
  expiresSeconds: number;
  contentType: string;
  /** Exactly this many bytes. */
  sizeBytes: number;
  /** Exactly these bytes. If omitted, any bytes of that length. */
  sha256?: string;
}

export type SignedUrlOptions = Read | Write;

/** How to call a signed URL: with this method and at least these headers. */
export interface SignedUrl {
  url: string;
  method: "GET" | "PUT";
  headers: Record<string, string>;
}

/**
 * Stores files under our keys. A key is used once: its content never changes until it is deleted. Keys are
 * two to five segments of letters, digits, `_` and `-`, separated by slashes. Files that the room server wrote
 * end in their extension.
 * @throws StorageError and nothing else, except for errors from the given source
 */
export interface StorageProvider {
  readonly name: "local" | "s3";
  /** Reads the source to its end, never more than a few megabytes ahead. A failure leaves nothing behind. */
  put(key: string, source: AsyncIterable<Uint8Array>, options: PutOptions): Promise<PutResult>;
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Undefined if the key doesn't exist. */
  stat(key: string): Promise<StoredBytes | undefined>;
  /** Succeeds if the key doesn't exist. */
  delete(key: string, options?: DeleteOptions): Promise<void>;
  /** Throws if nothing can be stored at the moment. */
  check(): Promise<void>;
  /**
   * Returns a URL that lets its holder do this one thing without a key, and without going through us if
   * possible.
   */
  signedUrl(key: string, options: SignedUrlOptions): Promise<SignedUrl>;
}

/** `missing`: the key doesn't exist. `taken`: it already does. `away`: a retry may succeed. */
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

const KEY = /^[A-Za-z0-9_-]{1,80}(?:\/[A-Za-z0-9_-]{1,80}){1,4}(?:\.(?:mp4|webm|ogg))?$/;

/** Returns the key if it is valid: nothing that a file system or URL could interpret as something else. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new StorageError("bad_key", "This is no key of a file.");
  return key;
}

/** Maximum lifetime of a signed URL. */
export const LONGEST_URL_SECONDS = 24 * 60 * 60;

/** Throws if the digest isn't the expected one. */
export function expectDigest(found: string, expected: string | undefined): void {
  if (expected !== undefined && found !== expected)
    throw new StorageError("wrong_digest", "The bytes don't match the announced file.");
}
