/**
 * A stretch of a track's part. Its chunks are in order, and the first one starts clean: with a key frame, or
 * as sound.
 */
export interface PartSource {
  /** Key of the part's header. */
  header: string;
  chunks: readonly SourceChunk[];
}

/** Whole fragments of a part. Times are milliseconds of the session's media time. */
export interface SourceChunk {
  key: string;
  number: number;
  fromMs: number;
  toMs: number;
  startsClean: boolean;
}
