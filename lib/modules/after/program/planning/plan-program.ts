import { LARGE_PICTURE, PICTURE, RENDITIONS, type Rendition, SOUND } from "@/lib/modules/after/playback";
import {
  AAC_SAMPLES,
  FRAME_RATE,
  msOfFrame,
  type PictureSize,
  type ProgramEdit,
  type ProgramTrack,
  type Purpose,
  type RecordedShow,
  SAMPLE_RATE,
  type SoundPiece,
  type Span,
  soundPiecesOf,
  spansOf,
} from "@/lib/program";
import type { Ends, Plan, PlannedPiece } from "./planned-piece";

/**
 * Version of everything that draws, mixes and encodes. Another one gives all pieces other keys, so that programs that
 * are composed again are made again.
 */
export const COMPOSER = "4";

/** So that the program can be followed while the show is on air. */
const LONGEST_SECONDS = 4;

/**
 * While on air, a piece waits this long after its end. A captured chunk covers up to 2 s and is stored within a second
 * of its end: a piece that is made earlier would be made again.
 */
const SETTLE_MS = 3_000;

interface Planned {
  show: RecordedShow;
  tracks: readonly ProgramTrack[];
  edits?: readonly ProgramEdit[];
  look: string;
  size: PictureSize;
}

interface PlanInput extends Planned {
  /** Whether the show is on air: then the plan ends with what is settled. */
  isLive: boolean;
  /** `live`: for viewers over HTTP, with what isn't recorded. */
  purpose?: Purpose;
  /** By the database's clock. */
  now: Date;
  /** Where the program's entries end. The plan continues there. */
  from: Ends;
}

const AAC_FRAMES_PER_SECOND = SAMPLE_RATE / AAC_SAMPLES;

/** Cuts the rest of a program into pieces. */
export function planProgram(given: PlanInput): Plan {
  const { show, tracks, edits = [], look, size, isLive, purpose, now, from } = given;
  const isDue = isLive ? settledBy(show, now) : () => true;
  const pictures = spansOf(show, tracks, edits, {
    ...{ size, look, composer: COMPOSER, longestSeconds: LONGEST_SECONDS, purpose },
    fromProgramFrame: from[PICTURE].place,
  });
  const sounds = soundPiecesOf(show, tracks, edits, {
    ...{ composer: COMPOSER, purpose },
    fromProgramFrame: Math.floor((from[SOUND].place * FRAME_RATE) / AAC_FRAMES_PER_SECOND),
  });
  return {
    [PICTURE]: untilUnsettled(pictures.map(pictureAt(PICTURE)), isDue),
    [LARGE_PICTURE]: [],
    [SOUND]: untilUnsettled(
      sounds.map(soundAt).filter((piece) => piece.place + piece.frames > from[SOUND].place),
      isDue,
    ),
  };
}

/** Cuts the picture of a show that is over into larger pieces. */
export function planLargePicture({ show, tracks, edits = [], look, size }: Planned): Plan {
  const spans = spansOf(show, tracks, edits, {
    ...{ size, look, composer: COMPOSER, longestSeconds: LONGEST_SECONDS },
  });
  return { [PICTURE]: [], [LARGE_PICTURE]: spans.map(pictureAt(LARGE_PICTURE)), [SOUND]: [] };
}

/** Whether a plan continues exactly where the entries end. If not, what was known of the past has changed. */
export const continues = (plan: Plan, from: Ends): boolean =>
  RENDITIONS.every((rendition) => {
    const [first] = plan[rendition];
    return first === undefined || first.place === from[rendition].place;
  });

/** Returns how much of the program can be played, in milliseconds. */
export const composedMs = (ends: Ends): number =>
  Math.floor(
    Math.min(msOfFrame(ends[PICTURE].place), (ends[SOUND].place * 1000 * AAC_SAMPLES) / SAMPLE_RATE),
  );

const pictureAt =
  (rendition: Rendition) =>
  (span: Span): PlannedPiece => ({
    ...{ key: span.key, rendition, place: span.programFrame, sessionId: span.sessionId },
    ...{ frames: span.frames, pieceFrames: span.frames, mediaMs: msOfFrame(span.mediaFrame) },
    endsAtMs: msOfFrame(span.programFrame + span.frames),
    content: { kind: "picture", span },
  });

function soundAt(piece: SoundPiece): PlannedPiece {
  const { key, sessionId, programSample, mediaSample, frames, encodedFrames } = piece;
  return {
    ...{ key, rendition: SOUND, place: programSample / AAC_SAMPLES, sessionId },
    ...{ frames, pieceFrames: encodedFrames, mediaMs: (mediaSample * 1000) / SAMPLE_RATE },
    endsAtMs: ((programSample + frames * AAC_SAMPLES) * 1000) / SAMPLE_RATE,
    content: { kind: "sound", piece },
  };
}

type IsDue = (piece: PlannedPiece) => boolean;

function settledBy({ sessions }: RecordedShow, now: Date): IsDue {
  const began = new Map(sessions.map(({ id, startedAt }) => [id, startedAt.getTime()]));
  return ({ content, sessionId, mediaMs, pieceFrames }) => {
    const isPicture = content.kind === "picture";
    const { isSettled } = isPicture ? content.span : content.piece;
    const lengthMs = (pieceFrames * 1000) / (isPicture ? FRAME_RATE : AAC_FRAMES_PER_SECOND);
    return isSettled && (began.get(sessionId) ?? 0) + mediaMs + lengthMs <= now.getTime() - SETTLE_MS;
  };
}

function untilUnsettled(pieces: PlannedPiece[], isDue: IsDue): PlannedPiece[] {
  const end = pieces.findIndex((piece) => !isDue(piece));
  return end < 0 ? pieces : pieces.slice(0, end);
}
