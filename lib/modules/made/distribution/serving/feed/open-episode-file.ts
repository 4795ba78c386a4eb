import { writeTranscript } from "@/lib/composition/captions/caption-files";
import { captionsOf } from "@/lib/modules/after/playback";
import type { Chapter } from "@/lib/program";
import { chaptersJson } from "../../items/chapters-json";
import type { Opened } from "../published-file";
import { type PublishedRow, publishedRow } from "../published-row";
import { stored, written } from "../stored";
import { AUDIO_TYPE } from "./feed-xml";

const TRANSCRIPTS = {
  "transcript.vtt": ["vtt", "text/vtt; charset=utf-8"],
  "transcript.srt": ["srt", "application/x-subrip; charset=utf-8"],
} as const;

/** Returns a file of an episode: its sound, or what is written about it now. */
export async function openEpisodeFile(token: string, file: string): Promise<Opened> {
  const row = await publishedRow(token, "podcast");
  if (!row || row === "gone") return row;
  if (file === "audio.m4a") return stored(row.audioFileId, file, AUDIO_TYPE);
  if (row.itemType !== "recording") return undefined;
  if (file === "chapters.json") return chapters(row);
  if (!(file in TRANSCRIPTS)) return undefined;
  const [format, contentType] = TRANSCRIPTS[file as keyof typeof TRANSCRIPTS];
  const lines = (await captionsOf(row.recordingId)) ?? [];
  return lines.length === 0 ? undefined : written(file, contentType, writeTranscript(format, lines));
}

function chapters({ hasChapters, chapters: found, durationMs }: PublishedRow): Opened {
  if (!hasChapters) return undefined;
  const json = chaptersJson(found as Chapter[], durationMs);
  return written("chapters.json", "application/json+chapters", json);
}
