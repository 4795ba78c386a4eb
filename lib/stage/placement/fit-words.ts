/** Letters in which words fit into a card, and how many lines of them there is room for. */
export interface FittedWords {
  fontPx: number;
  lines: number;
}

interface Room {
  widthPx: number;
  heightPx: number;
  letters: number;
  longest: number;
  mostPx: number;
  /** What stands beside, above and below the words, in letters. */
  besideEm: number;
  aboveEm: number;
}

const LEAST_PX = 11;
const STEP_PX = 0.5;
const LETTER_EM = 0.56;
const LINE_EM = 1.3;
/** Lines end with words, not with letters. */
const RAGGED = 1.15;

/** The largest letters in which all of a text can be read; of what is too long even for the smallest, the beginning. */
export function fitWords(room: Room): FittedWords {
  for (let fontPx = Math.max(LEAST_PX, room.mostPx); fontPx > LEAST_PX; fontPx -= STEP_PX) {
    const lines = linesIn(room, fontPx);
    const isWhole = room.longest <= lettersIn(room, fontPx);
    if (isWhole && linesOf(room, fontPx) <= lines) return { fontPx, lines };
  }
  return { fontPx: LEAST_PX, lines: Math.max(1, linesIn(room, LEAST_PX)) };
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
