/**
 * What is missing in a piece. `missing_file`: a chunk, header or other file isn't in storage.
 * `unreadable_file`: it is, but it isn't media that can be decoded.
 */
export interface PieceNote {
  code: "missing_file" | "unreadable_file";
  /** The file's key. */
  key: string;
}
