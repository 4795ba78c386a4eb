import type { Readable } from "node:stream";
import type { ByteRange } from "@/lib/operation/file-answer";

/** A file of a program, as it's sent. */
export interface PlaybackFile {
  contentType: string;
  sizeBytes: number;
  etag: string;
  /** More follows within seconds. */
  isGrowing?: boolean;
  open(range?: ByteRange): Promise<Readable>;
}
