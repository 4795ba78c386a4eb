/** The font size in which text fits into a card, and the number of lines available. */
export interface FittedWords {
  fontPx: number;
  lines: number;
}

interface Room {
  widthPx: number;
  heightPx: number;
  letters: number;
  longest: number;
  maxPx: number;
  /** Space beside, above and below the text, in em. */
  besideEm: number;
  aboveEm: number;
}

const MIN_PX = 11;
const STEP_PX = 0.5;
const LETTER_EM = 0.56;
const LINE_EM = 1.3;
/** Lines break between words, which leaves space at their ends. */
const RAGGED = 1.15;

/**
 * Returns the largest font size in which the whole text fits. Text that is too long even for the smallest is
 * cut off.
 */
export function fitWords(room: Room): FittedWords {
  for (let fontPx = Math.max(MIN_PX, room.maxPx); fontPx > MIN_PX; fontPx -= STEP_PX) {
    const lines = linesIn(room, fontPx);
    const isWhole = room.longest <= lettersIn(room, fontPx);
    if (isWhole && linesOf(room, fontPx) <= lines) return { fontPx, lines };
  }
  return { fontPx: MIN_PX, lines: Math.max(1, linesIn(room, MIN_PX)) };
}

const linesIn = ({ heightPx, aboveEm }: Room, fontPx: number): number =>
  Math.floor((heightPx / fontPx - aboveEm) / LINE_EM);

const lettersIn = ({ widthPx, besideEm }: Room, fontPx: number): number =>
  Math.max(1, (widthPx / fontPx - besideEm) / LETTER_EM);

function linesOf(room: Room, fontPx: number): number {
  const inLine = lettersIn(room, fontPx);
  const { letters } = room;
  return Math.ceil((letters / inLine) * (letters > inLine ? RAGGED : 1));
}
