import { createHash } from "node:crypto";
import type { CardPicture, Span } from "@/lib/program";
import { COMPOSER } from "./plan-program";
import type { PlannedPiece } from "./planned-piece";

/** What a stand-in looks like, besides its length. */
interface StandInLook {
  /** As `PictureStyle.look`. */
  look: string;
  size: { width: number; height: number };
  /** The show's title, and what the card says. */
  title: string;
  line: string;
}

/**
 * Returns what is played where a piece can't be made: a card, or silence. Its key depends on its length and look
 * alone, so pieces of equal length share one.
 */
export function standInFor(planned: PlannedPiece, style: StandInLook): PlannedPiece {
  const { content, pieceFrames } = planned;
  if (content.kind === "sound") {
    const { preRollFrames } = content.piece;
    const key = keyOf({ silence: pieceFrames, preRollFrames, composer: COMPOSER });
    return { ...planned, key, content: { kind: "sound", piece: { ...content.piece, key, sections: [] } } };
  }
  const picture = cardOf(style);
  const key = keyOf({ card: picture.stillKey, frames: pieceFrames });
  const span: Span = { ...content.span, key, picture };
  return { ...planned, key, content: { kind: "picture", span } };
}

function cardOf({ look, size, title, line }: StandInLook): CardPicture {
  const { width, height } = size;
  const stillKey = keyOf({ look, width, height, title, line, composer: COMPOSER });
  return { kind: "card", card: "holding", title, line, stillKey };
}

const keyOf = (said: object): string =>
  createHash("sha256")
    .update(JSON.stringify({ standIn: said }))
    .digest("hex");
