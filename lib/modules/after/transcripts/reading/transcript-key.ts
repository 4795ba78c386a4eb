import { FILE_FORMATS, type FileFormat } from "@/lib/composition/captions/caption-files";

const KEY = /^([\w-]+)\/(test|live)\/transcript_([a-z]+)_(\d{1,9})_(rec_[0-9a-z]+)$/;

interface TranscriptFile {
  workspaceId: string;
  environment: string;
  format: FileFormat;
  version: number;
  recordingId: string;
}

/** Returns the signed key in a transcript's download URL. The file is written when it's downloaded. */
export const transcriptKey = ({
  workspaceId,
  environment,
  format,
  version,
  recordingId,
}: TranscriptFile): string => `${workspaceId}/${environment}/transcript_${format}_${version}_${recordingId}`;

export const isTranscriptKey = (key: string): boolean => KEY.test(key);

export function readTranscriptKey(key: string): TranscriptFile | undefined {
  const [, workspaceId = "", environment = "", format = "", version, recordingId = ""] = KEY.exec(key) ?? [];
  if (!isFormat(format)) return undefined;
  return { workspaceId, environment, format, version: Number(version), recordingId };
}

const isFormat = (format: string): format is FileFormat => Object.hasOwn(FILE_FORMATS, format);
