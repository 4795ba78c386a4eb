import type { Event, Recording } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { Chapter } from "@/lib/program";
import type { RecordingProgramWire } from "../../recordings/schema";
import { downloadUrl, playbackUrls } from "../address/playback-urls";
import { type ProgramFacts, programFacts } from "./program-facts";

interface PresentedProgram {
  program: RecordingProgramWire | null;
  /** Storage used by its pieces and the files made of them. */
  storedBytes: number;
}

type Show = Pick<Event, "slug" | "language">;

/**
 * Reads what these recordings of one show need, and returns a function that presents each one's program.
 * `onAirMs` is how long the show has been on air.
 */
export async function programPresenter(
  ctx: Pick<Ctx, "sql">,
  event: Show,
  rows: readonly Recording[],
): Promise<(row: Recording, onAirMs: number) => PresentedProgram> {
  const facts = await programFacts(
    ctx,
    rows.map(({ id }) => id),
  );
  return (row, onAirMs) => {
    const found = facts.get(row.id);
    const version = row.programVersion;
    if (!found || version === null) return { program: null, storedBytes: found?.storedBytes ?? 0 };
    return {
      program: presentProgram(event, row, { found, version, onAirMs }),
      storedBytes: found.storedBytes,
    };
  };
}

function presentProgram(
  { slug, language }: Show,
  row: Recording,
  { found, version, onAirMs }: { found: ProgramFacts; version: number; onAirMs: number },
): RecordingProgramWire {
  const url = playbackUrls(row.id);
  const isMade = row.mp4State === "ready" && found.mp4Bytes !== null;
  return {
    version,
    duration_sec: (row.durationMs ?? Math.max(onAirMs, row.composedMs)) / 1000,
    composed_sec: row.composedMs / 1000,
    width: found.width,
    height: found.height,
    playlist_url: found.hasSound ? url("master.m3u8") : null,
    mp4: {
      state: row.mp4State as RecordingProgramWire["mp4"]["state"],
      url: isMade ? downloadUrl(row.id, `${slug}.mp4`) : null,
      size_bytes: isMade ? found.mp4Bytes : null,
    },
    captions: found.hasCaptions ? [{ language, url: url(`captions-${language}.vtt`) }] : [],
    thumbnail_url: row.thumbnailFileId === null ? null : url("thumbnail.jpg"),
    waveform_url: found.hasSound ? url("waveform.json") : null,
    chapters: (row.chapters as unknown as Chapter[]).map(({ segmentId, title, type, programMs }) => ({
      segment_id: segmentId,
      ...{ title, type },
      start_sec: programMs / 1000,
    })),
  };
}
