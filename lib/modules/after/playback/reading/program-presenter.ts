import type { Event, Recording } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import type { Chapter } from "@/lib/program";
import { captionsPath } from "../address/playback-path";
import { downloadUrl, playbackUrls } from "../address/playback-urls";
import type { RecordingProgramWire } from "../schema";
import { type ProgramFacts, programFacts } from "./program-facts";
import { isGrowing, type ProgramLines, programMs } from "./program-lines";

interface PresentedProgram {
  program: RecordingProgramWire | null;
  /** Storage used by its pieces and the files made of them. */
  storedBytes: number;
}

type Mp4State = RecordingProgramWire["mp4"]["state"];
type Show = Pick<Event, "slug" | "language">;
type UrlsOf = (row: Recording) => (file: string) => string;

/**
 * Reads what these recordings of one show need, and returns a function that presents each one's program.
 * @param lines of those that are growing, at least
 * @param urlsOf where a recording's playlist and what belongs to it are read
 */
export async function programPresenter(
  ctx: Pick<Ctx, "sql">,
  event: Show,
  rows: readonly Recording[],
  lines: ProgramLines,
  urlsOf: UrlsOf = playbackUrls,
): Promise<(row: Recording) => PresentedProgram> {
  const facts = await programFacts(
    ctx,
    rows.map(({ id }) => id),
  );
  return (row) => {
    const found = facts.get(row.id);
    const { programVersion: version } = row;
    const program =
      found && version !== null
        ? presentProgram(event, row, {
            ...{ found, version, durationMs: programMs(row, lines.get(row.id)) },
            ...{ chapters: chaptersOf(row, lines), url: urlsOf(row) },
          })
        : null;
    return { program, storedBytes: found?.storedBytes ?? 0 };
  };
}

/** Until a program is ready, those up to now. */
function chaptersOf(row: Recording, lines: ProgramLines): readonly Chapter[] {
  const growing = isGrowing(row) ? lines.get(row.id) : undefined;
  return growing?.chapters ?? (row.chapters as unknown as Chapter[]);
}

interface Of {
  found: ProgramFacts;
  version: number;
}

function presentMp4(slug: string, row: Recording, { found, version }: Of): RecordingProgramWire["mp4"] {
  const { mp4Bytes, mp4Width, mp4Height } = found;
  const state = row.filesVersion === version ? (row.mp4State as Mp4State) : "pending";
  const isMade = state === "ready" && mp4Bytes !== null;
  return {
    state,
    url: isMade ? downloadUrl(row, `${slug}.mp4`) : null,
    size_bytes: isMade ? mp4Bytes : null,
    width: isMade ? mp4Width : null,
    height: isMade ? mp4Height : null,
    retry_at: state === "failed" ? isoOrNull(row.mp4RetryAt) : null,
  };
}

interface Known extends Of {
  durationMs: number;
  chapters: readonly Chapter[];
  url: (file: string) => string;
}

function presentProgram(
  { slug, language }: Show,
  row: Recording,
  { found, version, durationMs, chapters, url }: Known,
): RecordingProgramWire | null {
  const { width, height, hasSound, hasCaptions } = found;
  const spoken = row.language ?? language;
  if (width === null || height === null) return null;
  return {
    version,
    duration_sec: durationMs / 1000,
    composed_sec: row.composedMs / 1000,
    ...{ width, height },
    playlist_url: hasSound ? url("master.m3u8") : null,
    mp4: presentMp4(slug, row, { found, version }),
    captions: hasCaptions ? [{ language: spoken, url: url(captionsPath(spoken)) }] : [],
    thumbnail_url: row.thumbnailFileId === null ? null : url("thumbnail.jpg"),
    waveform_url: hasSound ? url("waveform.json") : null,
    chapters: chapters.map(({ segmentId, title, type, programMs }) => ({
      segment_id: segmentId,
      ...{ title, type },
      start_sec: programMs / 1000,
    })),
  };
}
