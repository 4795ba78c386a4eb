import { displayType, faceType, type Sheet } from "../sheet";
import { drawSaid } from "./said-card";

const GAP_EM = 0.7;
const BAR = { em: 0.2, leastPx: 3, wideEm: 2.4 };
const AUTHOR = { em: 0.62, leastPx: 11 };

/** Draws a sentence in large letters. */
export function drawQuote(sheet: Sheet): void {
  const { pen, tokens, said } = sheet;
  drawSaid(sheet, {
    kind: "quote",
    said: said.state.quote,
    padding: [1.2, 1.2],
    look: (em) => {
      const bar = Math.max(BAR.leastPx, BAR.em * em);
      return {
        words: displayType(tokens, em),
        lineHeight: 1.18,
        author: faceType(tokens, Math.max(AUTHOR.leastPx, AUTHOR.em * em)),
        above: bar + GAP_EM * em,
        gap: GAP_EM * em,
        mark: ({ x, y }) => {
          pen.fillStyle = tokens.colour("--card-accent");
          const top = Math.round(y);
          pen.fillRect(Math.round(x), top, Math.round(BAR.wideEm * em), Math.round(y + bar) - top);
        },
      };
    },
  });
}
