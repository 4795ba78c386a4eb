import { withBookends } from "../line/bookends";
import { editsIn, type ProgramEdit } from "../line/edits";
import { endOf, type Stretch, stretchesOf } from "../line/stretches";
import { windowsIn } from "../show/capture-windows";
import { consentsOf } from "../show/consents";
import type { Purpose, RecordedShow } from "../show/recorded-show";
import { sessionStages } from "../show/session-stages";
import { firstEndingAfter, type Interval } from "../time/intervals";
import { FRAME_RATE } from "../time/units";
import { screensOf } from "../tracks/screens";
import { type ProgramTrack, partsIn } from "../tracks/track";
import { type Look, looksOf, type PictureStyle } from "./looks";
import { type PictureInput, pictureMaker } from "./make-picture";
import type { Span } from "./span";

export interface SpanOptions extends PictureStyle {
  purpose?: Purpose;
  /**
   * The longest span in seconds: 6, or 4 to be followed while live. A recording keeps to one of them, because
   * other spans have other keys.
   */
  longestSeconds?: 4 | 6;
  /** Only spans that end after this frame of the program, if the ones before are known already. */
  fromProgramFrame?: number;
}

/**
 * Cuts the program into spans: what the audience saw, as a function of the ledger, the tracks and the edits.
 * They follow each other without a gap. Besides changes of the picture, they end on a grid of the session's
 * media time and where the program is cut, so that a change concerns only the spans that it touches.
 */
export function spansOf(
  recorded: RecordedShow,
  tracks: readonly ProgramTrack[],
  edits: readonly ProgramEdit[],
  options: SpanOptions,
): Span[] {
  const { purpose = "recording", fromProgramFrame = 0 } = options;
  const show = withBookends(recorded, edits);
  const sessions = sessionStages(show);
  const stretches = stretchesOf(sessions, edits, purpose).filter((one) => endOf(one) > fromProgramFrame);
  const consents = consentsOf(show.answers);
  return sessions.flatMap((session) => {
    const own = stretches.filter(({ sessionId }) => sessionId === session.session.id);
    if (own.length === 0) return [];
    const windows = windowsIn(session, consents, purpose);
    const parts = partsIn(tracks, session.session.id);
    const common = { session, windows, show, edits: editsIn(edits, session.session.id) };
    const screens = screensOf(parts, windows, common.edits);
    return spansIn(own, { ...common, screens, parts }, options);
  });
}

function spansIn(
  stretches: readonly Stretch[],
  input: Omit<PictureInput, "style">,
  options: SpanOptions,
): Span[] {
  const { longestSeconds = 6, fromProgramFrame = 0, size, look, composer } = options;
  const cell = longestSeconds * FRAME_RATE;
  const styled = { ...input, style: { size, look, composer } };
  const make = pictureMaker(styled);
  const looks = looksOf(styled, startFrame(stretches, fromProgramFrame, cell));
  const spans: Span[] = [];
  for (const { look: drawn, stretch, from, to } of pieces(looks, stretches, cell)) {
    const programFrame = stretch.programFrame + from - stretch.from;
    if (programFrame + to - from <= fromProgramFrame) continue;
    spans.push({
      ...make(drawn, { from, to }),
      sessionId: stretch.sessionId,
      mediaFrame: from,
      programFrame,
      frames: to - from,
      isRecorded: stretch.isRecorded,
      isSettled: !stretch.isOpen || to < stretch.to || to % cell === 0,
    });
  }
  return spans;
}

/** Returns the start of the cell in which the first wanted frame is. */
function startFrame([first]: readonly Stretch[], fromProgramFrame: number, cell: number): number {
  if (!first) return 0;
  const wanted = first.from + Math.max(0, fromProgramFrame - first.programFrame);
  return Math.max(first.from, wanted - (wanted % cell));
}

interface Piece extends Interval {
  look: Look;
  stretch: Stretch;
}

/** Cuts looks where a stretch or a cell of the grid ends. */
function* pieces(looks: Iterable<Look>, stretches: readonly Stretch[], cell: number): Generator<Piece, void> {
  for (const look of looks) {
    for (let index = firstEndingAfter(stretches, look.from); index < stretches.length; index += 1) {
      const stretch = stretches[index];
      if (!stretch || stretch.from >= look.to) break;
      const end = Math.min(look.to, stretch.to);
      for (let from = Math.max(look.from, stretch.from); from < end; ) {
        const to = Math.min(end, from - (from % cell) + cell);
        yield { look, stretch, from, to };
        from = to;
      }
    }
  }
}
