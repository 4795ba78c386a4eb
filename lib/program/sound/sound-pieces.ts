import { withBookends } from "../line/bookends";
import { editsIn, type ProgramEdit } from "../line/edits";
import { endOf, type Stretch, stretchesOf } from "../line/stretches";
import { windowsIn } from "../show/capture-windows";
import { consentsOf } from "../show/consents";
import type { Purpose, RecordedShow } from "../show/recorded-show";
import { sessionStages } from "../show/session-stages";
import { keyOf } from "../time/key-of";
import { PIECE_FRAMES, PRE_ROLL_FRAMES } from "../time/sound-grid";
import { SAMPLES_PER_FRAME, sampleOfFrame } from "../time/units";
import { type ProgramTrack, partsIn } from "../tracks/track";
import { sectionFinder } from "./sections";
import type { SoundPiece, SoundSection } from "./sound-piece";

/** Samples in an AAC frame. */
export const AAC_SAMPLES = 1_024;
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
 * Cuts the program's sound into pieces on AAC's own grid of the session's media time, so that a cut concerns only the
 * pieces that touch it. A stretch rarely has a whole number of AAC frames: where each begins is rounded from its place
 * in the program, so the rest is never summed up.
 */
export function soundPiecesOf(
  recorded: RecordedShow,
  tracks: readonly ProgramTrack[],
  edits: readonly ProgramEdit[],
  { purpose = "recording", composer, fromProgramFrame = 0 }: SoundOptions,
): SoundPiece[] {
  const show = withBookends(recorded, edits);
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
          // The first and the last AAC frame may reach beyond the stretch, where nothing is heard.
          const from = Math.max(start - preRollFrames * AAC_SAMPLES, sampleOfFrame(stretch.from));
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

/**
 * A stretch begins with the AAC frame that is closest to its start, and is played as long as the program's rounded
 * places say. What that adds before its start or after its end is silence.
 */
function gridOf(stretch: Stretch): Placed[] {
  const { sessionId, isRecorded, isOpen, programFrame } = stretch;
  const start = Math.round(sampleOfFrame(stretch.from) / AAC_SAMPLES);
  const known = Math.ceil(sampleOfFrame(stretch.to) / AAC_SAMPLES);
  const first = aacFrameAt(programFrame);
  const end = start + aacFrameAt(endOf(stretch)) - first;
  const pieces: Placed[] = [];
  for (let at = start; at < end; ) {
    const next = at - (at % PIECE_FRAMES) + PIECE_FRAMES;
    // One more than is known, because the program may play it.
    const to = Math.min(next, known + 1);
    pieces.push({
      sessionId,
      mediaSample: at * AAC_SAMPLES,
      programSample: (first + at - start) * AAC_SAMPLES,
      preRollFrames: at === start ? 0 : PRE_ROLL_FRAMES,
      encodedFrames: to - at,
      frames: Math.min(to, end) - at,
      isRecorded,
      // The end of an open stretch is rounded up to a picture.
      isSettled: !isOpen || (to + POST_ROLL_FRAMES) * AAC_SAMPLES <= sampleOfFrame(stretch.to - 1),
    });
    at = next;
  }
  return pieces;
}

/** Returns the AAC frame of the program that begins closest to a picture. */
const aacFrameAt = (programFrame: number): number => Math.round(sampleOfFrame(programFrame) / AAC_SAMPLES);

/** Without what only says how to find it. */
function heardOf(section: SoundSection): unknown {
  const { source } = section;
  if (source.kind !== "track") return section;
  const { kind, track, partId, gaps, chunks } = source;
  return { ...section, source: { kind, track, partId, gaps, places: chunks.places } };
}
