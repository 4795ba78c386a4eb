import { Readable } from "node:stream";
import { writeTranscript } from "@/lib/composition/captions/caption-files";
import { shownCaptions, spokenLines } from "@/lib/modules/after/playback";
import { db } from "@/lib/platform/database/db";
import { readTranscriptKey } from "./transcript-key";

/** Opens the transcript of a signed key. Undefined if its recording or words no longer exist. */
export async function openTranscript(key: string): Promise<{ open: () => Readable } | undefined> {
  const asked = readTranscriptKey(key);
  if (!asked) return undefined;
  const { workspaceId, environment, format, version, recordingId } = asked;
  const recording = await db().recording.findUnique({ where: { id: recordingId } });
  if (recording?.workspaceId !== workspaceId || recording.environment !== environment) return undefined;
  const lines = await spokenLines(recordingId, { version, words: true });
  if (!lines || lines.length === 0) return undefined;
  return { open: () => Readable.from([Buffer.from(writeTranscript(format, shownCaptions(lines)))]) };
}
