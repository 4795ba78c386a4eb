import type { Clip } from "@/lib/generated/prisma/client";
import { readShow, type Said, saidLines } from "@/lib/modules/after/playback";
import type { Db } from "@/lib/platform/database/db";

type Captioned = Pick<Clip, "id" | "recordingId" | "transcriptVersion" | "sessionId" | "fromMs" | "toMs">;

/** Returns the ids of clips whose captions don't say what the transcript says now: it was corrected, or heard again. */
export async function miscaptionedClips(
  { db }: { db: Db },
  clips: readonly Captioned[],
): Promise<Set<string>> {
  const found = new Set<string>();
  const captioned = clips.filter(({ transcriptVersion }) => transcriptVersion !== null);
  for (const [recordingId, own] of Map.groupBy(captioned, (clip) => clip.recordingId)) {
    const transcript = await db.transcript.findUnique({ where: { recordingId } });
    const version = transcript?.version ?? 1;
    const older = own.filter((clip) => clip.transcriptVersion !== version);
    const read = older.length > 0 ? await readShow(recordingId) : null;
    if (!read) continue;
    const saidAt = (at: number) => saidLines(recordingId, read, { version: at, words: false });
    const now = await saidAt(version);
    for (const [at, same] of Map.groupBy(older, (clip) => clip.transcriptVersion ?? version)) {
      const before = await saidAt(at);
      for (const clip of same) if (textIn(clip, before) !== textIn(clip, now)) found.add(clip.id);
    }
  }
  return found;
}

const textIn = ({ sessionId, fromMs, toMs }: Captioned, lines: readonly Said[]): string =>
  lines
    .filter((line) => line.sessionId === sessionId && line.fromMs < toMs && line.toMs > fromMs)
    .map(({ text }) => text)
    .join(" ");
