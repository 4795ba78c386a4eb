/** A file that came as a call's body: its bytes lie in storage, or nowhere on a dry run. The verb keeps it, or it goes. */
export interface Upload {
  /** Of its row in `file`, once it is kept. */
  fileId: string;
  key: string;
  sizeBytes: number;
  /** SHA-256 of the bytes, in lower-case hex. */
  sha256: string;
  /** What the bytes are, by looking at them. */
  contentType: string;
}
