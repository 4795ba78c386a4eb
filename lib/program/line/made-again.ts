import { type Interval, joined, lengthOf, outside } from "../time/intervals";
import { PIECE_FRAMES, PRE_ROLL_FRAMES } from "../time/sound-grid";
import { frameAt, msOfFrame, SAMPLE_RATE } from "../time/units";
import { type HideableLayer, type ProgramEdit, SOUNDING_LAYERS } from "./edits";
import type { Stretch } from "./stretches";

/** A piece of picture or sound that is there, and the edits with which it was made. */
export interface MadePiece {
  sessionId: string;
  /** In milliseconds of the session's media time. */
  fromMs: number;
  toMs: number;
  isSound: boolean;
  /** Ids of everyone who is seen or heard in it. */
  people: readonly string[];
  edits: readonly ProgramEdit[];
}

/** What has to be made. */
interface Missing {
  pieces: number;
  seconds: number;
}

export interface MadeAgain {
  picture: Missing;
  sound: Missing;
}

const AAC_MS = (1_024 * 1000) / SAMPLE_RATE;
/** Cells of the grids that picture and sound are cut on. */
const PICTURE_CELL_MS = 4_000;
const SOUND_CELL_MS = PIECE_FRAMES * AAC_MS;
/** Before and after a piece of sound, what is heard changes it. */
const SOUND_BEFORE_MS = PRE_ROLL_FRAMES * AAC_MS;
const SOUND_AFTER_MS = 2 * AAC_MS;
/** A stretch's sound may begin and end that much beside its picture. */
const TOLERANCE_MS = 2 * AAC_MS;

/**
 * Estimates what has to be made for a program, if these pieces are there. Exact to the piece, except where more than the
 * grid cuts the picture.
 */
export function madeAgain(
  stretches: readonly Stretch[],
  edits: readonly ProgramEdit[],
  pieces: readonly MadePiece[],
): MadeAgain {
  const changes = changesTo(edits);
  const missing = (isSound: boolean, cellMs: number): Missing => {
    const usable = pieces.filter(
      (piece) => piece.isSound === isSound && isUsable(piece, changes(piece.edits)),
    );
    const bySession = Map.groupBy(usable, ({ sessionId }) => sessionId);
    const there = new Map([...bySession].map(([sessionId, own]) => [sessionId, coverOf(own)]));
    const gaps = stretches.flatMap(({ sessionId, from, to }) => {
      const whole = { from: msOfFrame(from), to: msOfFrame(to) };
      return outside(there.get(sessionId) ?? [], whole).filter((gap) => gap.to - gap.from > TOLERANCE_MS);
    });
    return {
      pieces: gaps.reduce((sum, gap) => sum + cellsIn(gap, cellMs), 0),
      seconds: Math.round(lengthOf(gaps)) / 1000,
    };
  };
  return { picture: missing(false, PICTURE_CELL_MS), sound: missing(true, SOUND_CELL_MS) };
}

const cellsIn = ({ from, to }: Interval, cellMs: number): number =>
  Math.ceil((to - TOLERANCE_MS) / cellMs) - Math.floor((from + TOLERANCE_MS) / cellMs);

const coverOf = (pieces: readonly MadePiece[]): Interval[] =>
  joined(
    pieces.map(({ fromMs, toMs }) => ({ from: fromMs, to: toMs })),
    TOLERANCE_MS,
  );

interface Changes {
  added: readonly ProgramEdit[];
  removed: readonly ProgramEdit[];
}

/** Returns what finds the difference between the edits of a piece and those of the program. */
function changesTo(edits: readonly ProgramEdit[]): (own: readonly ProgramEdit[]) => Changes {
  const known = new Map<readonly ProgramEdit[], Changes>();
  const names = new Set(edits.map(nameOf));
  return (own) => {
    const found = known.get(own);
    if (found) return found;
    const ownNames = new Set(own.map(nameOf));
    const changes = {
      added: edits.filter((edit) => !ownNames.has(nameOf(edit))),
      removed: own.filter((edit) => !names.has(nameOf(edit))),
    };
    known.set(own, changes);
    return changes;
  };
}

/** Whether a piece is the same after these changes. */
const isUsable = (piece: MadePiece, { added, removed }: Changes): boolean =>
  !added.some((edit) => concerns(edit, piece, false)) && !removed.some((edit) => concerns(edit, piece, true));

const nameOf = (edit: ProgramEdit): string => JSON.stringify(edit);

const SOUND_KINDS: readonly ProgramEdit["kind"][] = ["mute_person", "redact_words"];
const SOUNDING: readonly HideableLayer[] = SOUNDING_LAYERS;

/** Whether an edit changes pictures, or sound. */
function changes(edit: ProgramEdit, isSound: boolean): boolean {
  if (edit.kind === "drop" || (edit.kind === "hide_layer" && SOUNDING.includes(edit.layer))) return true;
  return isSound === SOUND_KINDS.includes(edit.kind);
}

/** @param isIn whether the piece was made with the edit: then it shows nothing of what the edit left out */
function concerns(edit: ProgramEdit, piece: MadePiece, isIn: boolean): boolean {
  if (!changes(edit, piece.isSound)) return false;
  if ("personId" in edit && !isIn && !piece.people.includes(edit.personId)) return false;
  if (edit.range === null) return true;
  if (edit.range.sessionId !== piece.sessionId) return false;
  const from = piece.fromMs - (piece.isSound ? SOUND_BEFORE_MS : 0);
  const to = piece.toMs + (piece.isSound ? SOUND_AFTER_MS : 0);
  // A piece next to a cut ends there instead of on the grid.
  const slack = isIn ? 1 : -1;
  const [first, end] = [edit.range.fromMs, edit.range.toMs].map((ms) => msOfFrame(frameAt(ms))) as [
    number,
    number,
  ];
  return from < end + slack && to > first - slack;
}
