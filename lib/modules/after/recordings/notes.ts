import type { Prisma } from "@/lib/generated/prisma/client";
import type { RecordingWire } from "./schema";

/** What can differ from a complete recording. */
const NOTES = {
  storage_full:
    "The workspace's storage was full, so the server's copies stopped. Speakers' own copies are uploaded once there is space.",
  disk_full: "The server ran out of disk space, so its copies stopped.",
  capture_interrupted:
    "The server's capture was interrupted and started again. Speakers' own copies fill what it missed.",
  unsupported_codec:
    "Someone sent a track in a codec that the server doesn't capture. Only their own copy can have it.",
  program_storage_full:
    "The workspace's storage is full, so the program isn't composed. It continues once there is space.",
  program_disk_full:
    "The server ran out of disk space, so the program isn't composed. It continues once there is space.",
  piece_failed:
    "Some seconds of the program couldn't be made. A card or silence is in their place; the tracks have what was captured.",
  media_missing: "Some of what was captured couldn't be read and is missing in the program.",
} as const;

export type NoteCode = keyof typeof NOTES;

const isNoteCode = (code: string): code is NoteCode => Object.hasOwn(NOTES, code);

/** Presents stored notes, each kind once. Codes of a later release are left out. */
export function notesOf(stored: Prisma.JsonValue): RecordingWire["notes"] {
  const codes = (stored as { code: string }[]).map(({ code }) => code).filter(isNoteCode);
  return [...new Set(codes)].map((code) => ({ code, message: NOTES[code] }));
}
