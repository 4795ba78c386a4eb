import { drawIcon } from "../canvas/icons";
import { faceType, type Sheet } from "../sheet";
import { drawSaid } from "./said-card";

const ICON_EM = 1.3;
const GAP_EM = 0.5;

/** Draws the audience's question. */
export function drawQuestion(sheet: Sheet): void {
  const { pen, tokens, said } = sheet;
  drawSaid(sheet, {
    kind: "question",
    said: said.state.question,
    padding: [1.1, 0.9],
    look: (em) => ({
      words: faceType(tokens, em, 500),
      lineHeight: 1.3,
      author: faceType(tokens, 0.78 * em),
      above: (ICON_EM + GAP_EM) * em,
      gap: GAP_EM * em,
      mark: ({ x, y }) =>
        drawIcon(pen, "question", { x, y, size: ICON_EM * em }, tokens.colour("--card-accent")),
    }),
  });
}
