import { dropPieces } from "@/lib/modules/files/files";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { transaction } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/runtime/log";
import { composerSlot } from "../making/composer-slot";
import { givingWay } from "../making/give-way";
import { pieceFailure } from "../making/piece-failure";
import { endsAfter, entriesAfter } from "../planning/entries";
import { levelsAt } from "../planning/levels";
import { nextPiece } from "../planning/next-piece";
import { NOTHING_YET, type PlannedPiece } from "../planning/planned-piece";
import type { KnownPiece } from "../planning/verdict";
import { insertFailure, insertPiece, type StoredPiece } from "../rows/piece-rows";
import { lockProgram } from "../rows/program-at";
import { writeEntries } from "./append-stored";
import type { Composing } from "./composing";
import type { Work } from "./work";

/**
 * `idle`: nothing is left to do now. `busy`: there's more. `outdated`: the recording has changed. `full`: the workspace's
 * storage is full.
 */
type Outcome = "idle" | "busy" | "outdated" | "full";

/** Makes one piece after another for a while. */
export async function makeDue(composing: Composing, work: Work, forMs: number): Promise<Outcome> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < forMs) {
    composing.signal.throwIfAborted();
    const piece = nextPiece(work.plan, work.known, databaseNow(), work.standIn);
    if (!piece) return "idle";
    if (work.mayGoOn?.() === false) return "busy";
    const made = await tried(composing, work, piece);
    const outcome = await written(work, piece, made);
    if (outcome !== "busy") return outcome;
    await work.onPiece?.(work);
    if ("measured" in made && piece.content.kind === "sound") {
      const { loudness = {}, levels = {} } = made.measured;
      const heard = { place: piece.place, loudness, levels };
      if (!work.isLive) composing.hear(heard);
      // What is recorded is heard of as soon as it's in the recording.
      else if (!piece.content.piece.isRecorded) composing.hearLive(heard);
    }
  }
  return "busy";
}

interface Failure {
  failure: string;
}

/** Makes a piece when it's its turn. Throws if that isn't the piece's fault. */
function tried(
  composing: Composing,
  { sources, at, size, isLive, mayGoOn }: Work,
  piece: PlannedPiece,
): Promise<StoredPiece | Failure> {
  const { options, signal } = composing;
  const { inputs, make } = options;
  const heard = isLive ? composing.heardLive : composing.heard;
  const levels = piece.rendition === "sound" ? levelsAt(heard, piece.place) : {};
  const work = async () => {
    // Viewers over HTTP wait for it, and what comes too late is left out.
    if (!isLive) await givingWay().turn(signal);
    try {
      return await make(piece, { inputs, sources, size, levels, signal, isUrgent: isLive });
    } catch (error) {
      signal.throwIfAborted();
      const failure = pieceFailure(error);
      if (failure === null) throw error;
      log().warn(
        { err: error, recording_id: at.id, rendition: piece.rendition, failure },
        "a piece couldn't be made",
      );
      return { failure };
    }
  };
  return composerSlot().run(work, { signal, isUrgent: isLive, isLate: mayGoOn !== undefined });
}

/** Writes what became of a piece, and the entries that it makes possible, in one transaction. */
async function written(work: Work, piece: PlannedPiece, made: StoredPiece | Failure): Promise<Outcome> {
  const { at, ends, plan, standIn, isLive } = work;
  const done = await transaction(async () => {
    if (!(await lockProgram(at))) return null;
    const isFull = "failure" in made ? false : await insertPiece(at, made, isLive);
    const row: KnownPiece =
      "failure" in made
        ? await insertFailure(at, piece, made.failure, isLive)
        : { state: "stored", attempts: 0, retryAt: null };
    const known = new Map(work.known).set(piece.key, row);
    const entries = ends ? entriesAfter(ends, { plan, known, now: databaseNow(), standIn }) : [];
    const next = endsAfter(ends ?? NOTHING_YET, entries);
    await writeEntries(work, entries, next);
    return { known, ends: ends && next, isFull };
  });
  if (!done) {
    if ("file" in made) await dropPieces([made.file.fileId]);
    return "outdated";
  }
  work.known = done.known;
  work.ends = done.ends;
  return done.isFull ? "full" : "busy";
}
