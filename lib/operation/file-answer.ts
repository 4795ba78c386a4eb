import type { Readable } from "node:stream";

/** The first and the last byte, both counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What a verb whose output is a file answers with. It is opened once the caller is known to want its bytes. */
export interface FileAnswer {
  /** What it is saved as. */
  name: string;
  contentType: string;
  sizeBytes: number;
  /** Another one for other bytes. */
  etag: string;
  /** Shown by browsers in its place. Only what cannot run there ever is. */
  inline?: boolean;
  open(range?: ByteRange): Promise<Readable>;
}
