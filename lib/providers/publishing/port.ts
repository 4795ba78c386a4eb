import type { Readable } from "node:stream";

/** The first and the last byte, both counted from 0. */
interface ByteRange {
  start: number;
  end: number;
}

/** A file that goes to a destination. */
export interface OutgoingFile {
  name: string;
  contentType: string;
  sizeBytes: number;
  /** Where it can be fetched for an hour. */
  url: string;
  open(range?: ByteRange): Promise<Readable>;
}

/** What is published at one destination. */
export interface Outgoing {
  /** Stays the same over all attempts, so that a receiver that hears of it twice can tell. */
  id: string;
  title: string;
  description: string;
  language: string;
  files: readonly OutgoingFile[];
  /** What a receiver of JSON gets, without the files. */
  facts: Readonly<Record<string, unknown>>;
}

/** A request as it would be sent, with secrets left out. */
export interface PlannedRequest {
  method: "GET" | "POST" | "PUT" | "DELETE";
  url: string;
  headers: Record<string, string>;
  body: string | null;
}

export interface Published {
  /** Where it can be seen; null if the destination doesn't say. */
  url: string | null;
  /** What the destination calls it, to take it back. */
  remoteId: string | null;
}

/** What a driver must remember before it goes on, so that a killed attempt is continued and nothing is published twice. */
export interface Memory {
  read(): unknown;
  /** What was remembered about the same thing before it was edited. It isn't continued: what it sent must not appear. */
  earlier(): unknown;
  /** @param value null if nothing can have arrived */
  save(value: Readonly<Record<string, unknown>> | null): Promise<void>;
}

export interface Attempt {
  memory: Memory;
  signal: AbortSignal;
  /** Between 0 and 1. */
  progress(done: number): Promise<void>;
}

type Withdrawn = Published & { id: string; memory: unknown };

/** One destination, with its secrets. */
export interface Publisher {
  /** The request that says what is published: the first one, or the post that an upload is for. Calls nothing. */
  plan(outgoing: Outgoing): PlannedRequest;
  /** @throws PublishError */
  publish(outgoing: Outgoing, attempt: Attempt): Promise<Published>;
  /**
   * Takes it back. Succeeds if it's already gone.
   * @param withdrawn with what is remembered of an attempt, if it isn't known whether that has published it
   * @throws PublishError
   */
  withdraw(withdrawn: Withdrawn): Promise<void>;
}

/** Why a destination didn't take something. The message is for the destination's owner and has no secrets. */
export class PublishError extends Error {
  override name = "PublishError";
  constructor(
    message: string,
    /** Trying again may help. */
    readonly isPassing: boolean,
    /** How long the destination asks to wait. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}
