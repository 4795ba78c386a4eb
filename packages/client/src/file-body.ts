/**
 * A file to send as is. A `Blob` carries its own type; a stream can be sent only once and so is never
 * retried.
 */
export type FileBody = Blob | ReadableStream<Uint8Array> | Uint8Array | ArrayBuffer;

export interface FilePart {
  bytes: FileBody;
  contentType: string;
}

/** Separates the file and its type from an operation's input. */
export function takeFile(input: Readonly<Record<string, unknown>>): {
  file: FilePart;
  rest: Record<string, unknown>;
} {
  const { body, content_type, ...rest } = input;
  if (!isFile(body))
    throw new TypeError("The body has to be a Blob, a ReadableStream or bytes; nothing else is a file.");
  const contentType = content_type ?? (body instanceof Blob ? body.type : "");
  if (typeof contentType !== "string" || contentType === "")
    throw new TypeError("Say the file's content_type; only a Blob with a type knows it.");
  return { file: { bytes: body, contentType }, rest };
}

const isFile = (value: unknown): value is FileBody =>
  value instanceof Blob ||
  value instanceof ReadableStream ||
  value instanceof Uint8Array ||
  value instanceof ArrayBuffer;

/** Whether the file can be sent again after a failure. */
export const canResend = ({ bytes }: FilePart): boolean => !(bytes instanceof ReadableStream);
