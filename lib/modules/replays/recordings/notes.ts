import type { ComposeFailure } from "@/lib/composition/media/compose-error";
import type { Prisma } from "@/lib/generated/prisma/client";
import { inProgram, type ProgramLine } from "@/lib/program";
import { secondAsClock } from "@/lib/stage";
import type { RecordingWire } from "./schema";

/** What can differ from a complete recording, and what else is worth knowing. */
const NOTES = {
  storage_full:
    "The workspace's storage was full, so the server's copies stopped. Speakers' local recordings are uploaded once there is space.",
  disk_full: "The server ran out of disk space, so its copies stopped.",
  capture_interrupted:
    "The server's capture was interrupted or started late. Speakers' local recordings fill what it missed.",
  unsupported_codec:
    "Someone sent a track in a codec that the server doesn't capture. Only their local recording can have it.",
  program_storage_full:
    "The workspace's storage is full, so the program isn't composed. It continues once there is space.",
  program_disk_full:
    "The server ran out of disk space, so the program isn't composed. It continues once there is space.",
  piece_failed:
    "Some seconds of the program couldn't be made. A card or silence is in their place; the tracks have what was captured. We’ll try again after an hour and after a day.",
  media_missing: "Some of what was captured couldn't be read and is missing in the program.",
  quiet_speaker: "The program evens out everyone's level; the tracks stay as they were captured.",
} as const;

export type NoteCode = keyof typeof NOTES;

const isNoteCode = (code: string): code is NoteCode => Object.hasOwn(NOTES, code);

/** Why a piece couldn't be made. */
const REASONS: Record<ComposeFailure | "missing", string> = {
  too_slow: "took too long",
  too_much_memory: "needed too much memory",
  too_large: "became too large",
  converter_failed: "the renderer stopped",
  failed: "couldn't be rendered",
  incomplete: "came out too short",
  not_installed: "ffmpeg is missing",
  missing: "its files are gone",
};

const isReason = (code: string | undefined): code is keyof typeof REASONS =>
  code !== undefined && Object.hasOwn(REASONS, code);

/** In seconds of the program, and why something is missing there. */
interface Range {
  from: number;
  to: number;
  reason?: string;
}

interface StoredNote {
  code: string;
  /** Where on this session's media time, for notes about a time. */
  session_id?: string;
  from_ms?: number;
  to_ms?: number;
  /** `quiet_speaker` */
  person_id?: string;
  db?: number;
  reason?: string;
}

/** More than anyone reads. */
const MOST_RANGES = 5;

type Stretches = ProgramLine["stretches"];

/**
 * Presents stored notes, each kind once, with all its times that the program plays. Codes of a later release are left out.
 * @param stretches of the program that is played
 * @param nameOf null for someone who isn't in the recording any more
 */
export function notesOf(
  stored: Prisma.JsonValue,
  stretches: Stretches,
  nameOf: (personId: string) => string | null,
): RecordingWire["notes"] {
  const all = stored as unknown as StoredNote[];
  const quiet = all.flatMap(({ code, person_id, db }) => {
    const name = code === "quiet_speaker" && person_id !== undefined ? nameOf(person_id) : null;
    return name === null ? [] : [`${name} was ${db} dB quieter than the other speakers.`];
  });
  const notes = quiet.length > 0 ? all : all.filter(({ code }) => code !== "quiet_speaker");
  const codes = new Set(notes.map(({ code }) => code).filter(isNoteCode));
  return [...codes].map((code) => {
    const ranges = notes.filter((note) => note.code === code).flatMap((note) => rangesOf(note, stretches));
    const people = code === "quiet_speaker" ? quiet : [];
    return { code, message: [...people, NOTES[code], ...timesOf(joined(ranges))].join(" ") };
  });
}

function rangesOf(
  { session_id: sessionId, from_ms, to_ms, reason }: StoredNote,
  stretches: Stretches,
): Range[] {
  if (sessionId === undefined || from_ms === undefined || to_ms === undefined) return [];
  return inProgram(stretches, { sessionId, fromMs: from_ms, toMs: to_ms }).map(({ from, to }) => ({
    from: Math.floor(from / 1000),
    to: Math.ceil(to / 1000),
    ...(isReason(reason) ? { reason: REASONS[reason] } : {}),
  }));
}

/** In order, those that touch as one if they have the same reason. */
function joined(ranges: readonly Range[]): Range[] {
  const found: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1);
    if (last && last.reason === range.reason && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else found.push({ ...range });
  }
  return found;
}

/** A sentence with the times, if there are any. */
function timesOf(ranges: readonly Range[]): string[] {
  if (ranges.length === 0) return [];
  const shown = ranges.slice(0, MOST_RANGES).map(({ from, to, reason }) => {
    const time = `${secondAsClock(from)}–${secondAsClock(to)}`;
    return reason ? `${time} (${reason})` : time;
  });
  const rest = ranges.length - shown.length;
  return [`Affected: ${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}.`];
}
