import type { Evidence } from "@/lib/clips/moments/moment";
import type { ClipSegment } from "@/lib/generated/prisma/client";
import { type ReadShow, takesWords } from "@/lib/modules/after/playback";
import { iso } from "@/lib/platform/runtime/clock";
import { type MediaRange, programTime } from "@/lib/program";
import type { ShortsWire } from "../schema";

type SegmentWire = ShortsWire["segments"][number];

/** Presents a segment as the recording's program plays it now. */
export function presentSegment(row: ClipSegment, read: ReadShow | null): SegmentWire {
  const { sessionId, fromMs, toMs } = row;
  const placeOf = (ms: number) => (read ? programTime(read.line.stretches, { sessionId, ms }) : null);
  const [start, last] = [placeOf(fromMs), placeOf(toMs - 1)];
  // An edit in it makes it shorter.
  const isWhole = start !== null && last !== null && Math.abs(last - start - (toMs - fromMs)) < 100;
  const isSilenced = silencedIn(row, read);
  return {
    segment_id: row.number,
    origin: row.origin as SegmentWire["origin"],
    title: titleOfSegment(row, read),
    start_sec: isWhole ? seconds(start) : null,
    end_sec: isWhole ? seconds(start + toMs - fromMs) : null,
    score: row.score,
    evidence: (row.evidence as unknown as Evidence[]).map(({ kind, points, atMs, text }) => {
      const at = atMs === null ? null : placeOf(atMs);
      return {
        kind,
        points,
        at_sec: at === null ? null : seconds(at),
        text: isSilenced ? withoutQuote(text) : text,
      };
    }),
    speakers: row.speakers as unknown as SegmentWire["speakers"],
    needs_context: row.pointsBack,
    note: row.note,
    archived: row.archivedAt !== null,
    created_at: iso(row.createdAt),
  };
}

const UNQUOTED = "Moment";

/** A segment's title. One that was found may quote words, which stop being given out once they are redacted or muted. */
export const titleOfSegment = (row: ClipSegment, read: ReadShow | null): string =>
  silencedIn(row, read) ? UNQUOTED : row.title;

/** Without what is quoted after a colon. */
const withoutQuote = (text: string): string => text.replace(/: “.*$/su, ".");

/** Whether words were redacted or muted in a segment since it was found: it no longer quotes any. */
const silencedIn = (row: ClipSegment, read: ReadShow | null): boolean =>
  read?.edits.some((edit) => takesWords(edit) && (edit.range === null || isIn(row, edit.range))) ?? false;

/** Whether an edit takes out part of a segment. No clip can be made of it then. */
export const isCut = (row: ClipSegment, read: ReadShow | null): boolean =>
  read?.edits.some((edit) => edit.kind === "drop" && isIn(row, edit.range)) ?? false;

const isIn = ({ sessionId, fromMs, toMs }: ClipSegment, range: MediaRange): boolean =>
  range.sessionId === sessionId && range.fromMs < toMs && fromMs < range.toMs;

const seconds = (ms: number): number => Math.round(ms) / 1_000;
