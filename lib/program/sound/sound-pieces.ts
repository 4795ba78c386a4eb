import { editsIn, type ProgramEdit } from "../line/edits";
import { endOf, type Stretch, stretchesOf } from "../line/stretches";
import { windowsIn } from "../show/capture-windows";
import { consentsOf } from "../show/consents";
import type { Purpose, RecordedShow } from "../show/recorded-show";
import { sessionStages } from "../show/session-stages";
import { keyOf } from "../time/key-of";
import { SAMPLES_PER_FRAME, sampleOfFrame } from "../time/units";
import { type ProgramTrack, partsIn } from "../tracks/track";
import { sectionFinder } from "./sections";
import type { SoundPiece, SoundSection } from "./sound-piece";

/** Samples in an AAC frame. */
export const AAC_SAMPLES = 1_024;
/** AAC frames in a piece: 4.992 s, a whole number of milliseconds and samples. */
export const PIECE_FRAMES = 234;
/** 2.5 s before a piece: long enough to know whether music is still lowered for someone who has spoken. */
const PRE_ROLL_FRAMES = 117;
/** What comes after a piece shapes its last AAC frame, which would otherwise end in a click. */
export const POST_ROLL_FRAMES = 2;

export interface SoundOptions {
  purpose?: Purpose;
  /** Version of what mixes and encodes the sound. */
  composer: string;
  /** Only pieces that end after this frame of the program, if the ones before are known already. */
  fromProgramFrame?: number;
}

/**
 * Cuts the program's sound into pieces on AAC's own grid, which starts again after every cut, so that a cut
 * concerns only the pieces that touch it. A stretch rarely has a whole number of AAC frames: where each begins
 * is rounded from its place in the program, so the rest is never summed up.
 */
export function soundPiecesOf(
  show: RecordedShow,
  tracks: readonly ProgramTrack[],
  edits: readonly ProgramEdit[],
  { purpose = "recording", composer, fromProgramFrame = 0 }: SoundOptions,
): SoundPiece[] {
  const sessions = sessionStages(show);
  const consents = consentsOf(show.answers);
  // Rounding may put a stretch's sound slightly past its picture.
  const stretches = stretchesOf(sessions, edits, purpose).filter((one) => endOf(one) >= fromProgramFrame);
  return sessions.flatMap((session) => {
    const { id } = session.session;
    const own = stretches.filter(({ sessionId }) => sessionId === id);
    if (own.length === 0) return [];
    const windows = windowsIn(session, consents, purpose);
    const parts = partsIn(tracks, id);
    const sectionsIn = sectionFinder({ session, windows, show, edits: editsIn(edits, id), parts });
    return own.flatMap((stretch) =>
      gridOf(stretch)
        .filter(
          ({ programSample, frames }) =>
            programSample + frames * AAC_SAMPLES > fromProgramFrame * SAMPLES_PER_FRAME,
        )
        .map((piece): SoundPiece => {
          const { mediaSample: start, preRollFrames, encodedFrames } = piece;
          const from = start - preRollFrames * AAC_SAMPLES;
          // The last AAC frame may reach beyond the stretch, where nothing is heard.
          const heard = (encodedFrames + POST_ROLL_FRAMES) * AAC_SAMPLES;
          const to = Math.min(start + heard, sampleOfFrame(stretch.to));
          const sections = sectionsIn({ from, to }, start);
          const key = keyOf({ composer, preRollFrames, encodedFrames, sections: sections.map(heardOf) });
          return { ...piece, key, sections };
        }),
    );
  });
}

type Placed = Omit<SoundPiece, "key" | "sections">;

function gridOf(stretch: Stretch): Placed[] {
  const { sessionId, isRecorded, isOpen, programFrame } = stretch;
  const start = sampleOfFrame(stretch.from);
  const encoded = Math.ceil((sampleOfFrame(stretch.to) - start) / AAC_SAMPLES);
  const first = aacFrameAt(programFrame);
  const played = aacFrameAt(endOf(stretch)) - first;
  const pieces: Placed[] = [];
  for (let at = 0; at < encoded; at += PIECE_FRAMES) {
    const encodedFrames = Math.min(PIECE_FRAMES, encoded - at);
    pieces.push({
      sessionId,
      mediaSample: start + at * AAC_SAMPLES,
      programSample: (first + at) * AAC_SAMPLES,
      preRollFrames: at === 0 ? 0 : PRE_ROLL_FRAMES,
      encodedFrames,
      frames: Math.min(encodedFrames, played - at),
      isRecorded,
      isSettled: !isOpen || at + encodedFrames + POST_ROLL_FRAMES < encoded,
    });
  }
  return pieces.filter(({ frames }) => frames > 0);
}

/** Returns the AAC frame of the program that begins closest to a picture. */
const aacFrameAt = (programFrame: number): number => Math.round(sampleOfFrame(programFrame) / AAC_SAMPLES);

/** Without what only says how to find it. */
function heardOf(section: SoundSection): unknown {
  const { source } = section;
  if (source.kind !== "track") return section;
  const { kind, track, partId, gaps } = source;
  return { ...section, source: { kind, track, partId, gaps } };
}
