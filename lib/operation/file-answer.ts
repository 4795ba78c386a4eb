import type { Readable } from "node:stream";

/** The first and the last byte, both counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What a verb returns if its output is a file. It is opened once the caller is known to need its bytes. */
export interface FileAnswer {
  /** File name for saving. */
  name: string;
  contentType: string;
  sizeBytes: number;
  /** Changes with the bytes. */
  etag: string;
  /** Whether browsers show it inline. Only for types that can't run scripts. */
  inline?: boolean;
  open(range?: ByteRange): Promise<Readable>;
}
