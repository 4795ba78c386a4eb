import { hash } from "node:crypto";
import { LARGE_PICTURE, PICTURE, SOUND } from "@/lib/modules/after/playback";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { type PictureSize, programLine } from "@/lib/program";
import { requestProgramAgain } from "../../program-requests";
import { replaceProgram } from "../ending/replace-program";
import { composerSlot } from "../making/composer-slot";
import { type Entry, entriesAfter } from "../planning/entries";
import { planProgram } from "../planning/plan-program";
import { NOTHING_YET, type PlannedPiece } from "../planning/planned-piece";
import { readEntries } from "../rows/entry-rows";
import { writePiecesLeft } from "../rows/pieces-left";
import type { ProgramAt } from "../rows/program-at";
import type { ProgramSources } from "../sources";
import type { Composing } from "./composing";
import { enlarge } from "./enlarge";
import { makeDue } from "./make-due";
import { readKnownOf, standInsFor } from "./stand-ins";
import { waitForSpace } from "./wait-for-space";
import type { Work } from "./work";

const LOOK_MS = 1_000;
/** Long, because the whole program is planned before each batch. */
const BATCH_MS = 30_000;
/** While only pieces for viewers over HTTP are made. */
const KEPT_MS = 5_000;

/**
 * Makes a program that is ready again where better copies have arrived, or what it's made of was edited. It's replaced once
 * all of it is there. Pieces that storage has lost are made again in their places.
 * @returns after how many milliseconds to look again
 */
export async function refresh(composing: Composing, at: ProgramAt, sources: ProgramSources): Promise<number> {
  const name = nameOf(sources);
  if (composing.seen?.name !== name) composing.seen = { name, since: performance.now(), isDone: false };
  const { seen, options } = composing;
  const played = at.programVersion ?? at.version;
  const gone = await composing.gonePieces(played);
  const isWhole = gone.every(({ rendition }) => rendition === LARGE_PICTURE);
  if (seen.isDone && isWhole) return enlarge(composing, at, sources, gone.length > 0);
  const isEdited = at.programVersion !== at.version;
  if (!isEdited && isWhole && performance.now() - seen.since < options.quietMs)
    return Math.min(LOOK_MS, options.quietMs);
  if (composerSlot().isKept) {
    await requestProgramAgain(at.id);
    return KEPT_MS;
  }
  const work = await planned(at, sources, options.size);
  const current = await readEntries({ id: at.id, version: played });
  // What was edited out must not stay because something else can't be made, nor can what is gone.
  const lost = new Set(gone.map(({ key }) => key));
  const before = isEdited ? undefined : playedAt(current.filter(({ pieceKey }) => !lost.has(pieceKey)));
  const { plan, standIn } = work;
  const now = databaseNow();
  const entries = () =>
    entriesAfter(NOTHING_YET, { plan, known: work.known, now, standIn, ...(before ? { before } : {}) });
  if (!isEdited && isSame(entries(), current)) {
    seen.isDone = true;
    return 0;
  }
  await requestProgramAgain(at.id);
  const waitMs = await waitForSpace(at);
  if (waitMs > 0) return waitMs;
  await composing.listen(played);
  if (isEdited) {
    work.onPiece = ({ known }) => writePiecesLeft(at.id, plan, known);
    await work.onPiece(work);
  }
  const outcome = await makeDue(composing, work, BATCH_MS);
  if (outcome === "kept") return KEPT_MS;
  if (outcome !== "idle") return 0;
  const next = entries();
  if (next.length < plan[PICTURE].length + plan[SOUND].length) return LOOK_MS;
  if (isEdited || !isSame(next, current))
    await replaceProgram(at, next, programLine(sources.show, sources.edits));
  return 0;
}

/** Plans all of a program. */
async function planned(at: ProgramAt, sources: ProgramSources, size: PictureSize): Promise<Work> {
  const now = databaseNow();
  const plan = planProgram({ ...sources, size, isLive: false, now, from: NOTHING_YET });
  const standIn = standInsFor(at, sources, size);
  return {
    at,
    sources,
    plan,
    known: await readKnownOf(at, plan, standIn),
    standIn,
    size,
    isLive: false,
    ends: null,
  };
}

/** Returns what finds the piece that a version has at a place, if it's as long and no card. */
function playedAt(entries: readonly Entry[]): (piece: PlannedPiece) => string | null {
  const byPlace = new Map(entries.map((entry) => [`${entry.rendition} ${entry.place}`, entry]));
  return ({ rendition, place, frames }) => {
    const entry = byPlace.get(`${rendition} ${place}`);
    return entry && entry.frames === frames && !entry.isStandIn ? entry.pieceKey : null;
  };
}

const wordsOf = ({ rendition, place, frames, pieceKey }: Entry): string =>
  `${rendition} ${place} ${frames} ${pieceKey}`;

function isSame(next: readonly Entry[], current: readonly Entry[]): boolean {
  const words = new Set(current.map(wordsOf));
  return next.length === current.length && next.every((entry) => words.has(wordsOf(entry)));
}

/** What a program is made of, in short. Planning takes seconds for a long show, and most of the time nothing has changed. */
function nameOf({ show, tracks, look }: ProgramSources): string {
  const { timeline, sessions, answers } = show;
  const parts = tracks.flatMap((track) =>
    track.parts.map(({ id, fromMs, toMs, chunks }) => [
      ...[id, fromMs, toMs, chunks.length],
      // Chunks may have been moved.
      chunks.reduce((sum, chunk) => sum + chunk.fromMs, 0),
    ]),
  );
  return hash("sha256", JSON.stringify([look, timeline.seq, sessions, answers.length, parts]));
}
