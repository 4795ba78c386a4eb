import type { DataOf } from "@/lib/client/wire-types";

type RecordingType = DataOf<"createRecordingUpload">["upload"]["content_type"];

const TYPES: readonly (readonly [RegExp, RecordingType])[] = [
  [/\.(mp4|m4v)$/i, "video/mp4"],
  [/\.mov$/i, "video/quicktime"],
  [/\.webm$/i, "video/webm"],
  [/\.mp3$/i, "audio/mpeg"],
  [/\.wav$/i, "audio/wav"],
];

const MAX_BYTES = 10 * 1024 ** 3;

/**
 * Returns the type of a recording's file.
 * @throws if it can't be uploaded, with a message for the user
 */
export function recordingType({ name, size }: Pick<File, "name" | "size">): RecordingType {
  const type = TYPES.find(([ending]) => ending.test(name))?.[1];
  if (!type) throw new Error("File type not supported. Use MP4, MOV, WebM, MP3 or WAV.");
  if (size === 0) throw new Error("This file is empty.");
  if (size > MAX_BYTES) throw new Error("This file is larger than 10 GiB.");
  return type;
}
