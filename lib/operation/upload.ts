/**
 * A file that was a call's body. Its bytes are in storage, or nowhere on a dry run. Unless the verb keeps it,
 * it is deleted.
 */
export interface Upload {
  /** The id of its row in `file` once it is kept. */
  fileId: string;
  key: string;
  sizeBytes: number;
  /** SHA-256 of the bytes, in lowercase hex. */
  sha256: string;
  /** Content type, detected from the bytes. */
  contentType: string;
}
