import { availableParallelism } from "node:os";
import { dropPieces } from "@/lib/modules/files/files";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { transaction } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/runtime/log";
import { composerSlot } from "../making/composer-slot";
import { givingWay } from "../making/give-way";
import { pieceFailure } from "../making/piece-failure";
import { endsAfter, entriesAfter } from "../planning/entries";
import { levelsAt } from "../planning/levels";
import { nextPieces } from "../planning/next-piece";
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

/** Only pieces for viewers over HTTP are made at the moment: ask again later. */
type Kept = "kept";

/** After a show, so many processors are used: it's all that its host waits for. */
const MOST_AT_ONCE = Math.min(2, availableParallelism());

const atOnce = ({ at, isLive, mayGoOn }: Work): number =>
  isLive || at.state === "live" || mayGoOn ? 1 : MOST_AT_ONCE;

/** Makes one piece after another for a while; after the show, two at once. */
export async function makeDue(composing: Composing, work: Work, forMs: number): Promise<Outcome | Kept> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < forMs) {
    composing.signal.throwIfAborted();
    const { known, standIn } = work;
    const pieces = nextPieces(work.plan, { known, standIn, now: databaseNow(), most: atOnce(work) });
    if (pieces.length === 0) return "idle";
    if (work.mayGoOn?.() === false) return "busy";
    const made = await makeAll(composing, work, pieces);
    if (made === null) return "kept";
    const outcome = await writeAll(composing, work, made);
    if (outcome !== "busy") return outcome;
    await work.onPiece?.(work);
  }
  return "busy";
}

interface MadePiece {
  piece: PlannedPiece;
  made: StoredPiece | Failure;
}

/** Makes pieces at once when it's their turn. Throws if that isn't their fault; then none of them stays. */
function makeAll(
  composing: Composing,
  work: Work,
  pieces: readonly PlannedPiece[],
): Promise<MadePiece[] | null> {
  const { signal } = composing;
  const together = async () => {
    // Viewers over HTTP wait for it, and what comes too late is left out.
    if (!work.isLive) await givingWay().turn(signal);
    const ended = await Promise.allSettled(
      pieces.map(async (piece) => ({ piece, made: await tried(composing, work, piece) })),
    );
    const made = ended.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    const thrown = ended.find((one) => one.status === "rejected");
    if (!thrown) return made;
    await drop(made);
    throw thrown.reason;
  };
  return composerSlot().run(together, {
    signal,
    isUrgent: work.isLive,
    isLate: work.mayGoOn !== undefined,
  });
}

async function writeAll(
  composing: Composing,
  work: Work,
  all: readonly MadePiece[],
): Promise<Exclude<Outcome, "idle">> {
  for (const [index, { piece, made }] of all.entries()) {
    const outcome = await written(work, piece, made);
    if (outcome !== "busy") {
      await drop(all.slice(index + 1));
      return outcome;
    }
    if ("measured" in made) hear(composing, work, { piece, measured: made.measured });
  }
  return "busy";
}

async function drop(all: readonly MadePiece[]): Promise<void> {
  const files = all.flatMap(({ made }) => ("file" in made ? [made.file.fileId] : []));
  if (files.length > 0) await dropPieces(files);
}

function hear(
  composing: Composing,
  { isLive }: Work,
  { piece: { place, content }, measured }: { piece: PlannedPiece; measured: StoredPiece["measured"] },
): void {
  if (content.kind !== "sound") return;
  const { loudness = {}, levels = {} } = measured;
  const heard = { place, loudness, levels };
  if (!isLive) composing.hear(heard);
  // What is recorded is heard of as soon as it's in the recording.
  else if (!content.piece.isRecorded) composing.hearLive(heard);
}

interface Failure {
  failure: string;
}

/** Makes a piece. Throws if that isn't the piece's fault. */
async function tried(
  composing: Composing,
  { sources, at, size, isLive }: Work,
  piece: PlannedPiece,
): Promise<StoredPiece | Failure> {
  const { options, signal } = composing;
  const { inputs, make } = options;
  const heard = isLive ? composing.heardLive : composing.heard;
  const levels = piece.rendition === "sound" ? levelsAt(heard, piece.place) : {};
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
}

/** Writes what became of a piece, and the entries that it makes possible, in one transaction. */
async function written(
  work: Work,
  piece: PlannedPiece,
  made: StoredPiece | Failure,
): Promise<Exclude<Outcome, "idle">> {
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
    await drop([{ piece, made }]);
    return "outdated";
  }
  work.known = done.known;
  work.ends = done.ends;
  return done.isFull ? "full" : "busy";
}
