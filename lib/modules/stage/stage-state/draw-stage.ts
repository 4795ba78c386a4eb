import { type Card, type CardText, drawCard } from "@/lib/providers/images";
import {
  BACKGROUND,
  heightWith,
  inkOn,
  NOTE_HEIGHT,
  PADDING,
  PICTURE_WIDTH,
  pictureOf,
  placed,
  type StageState,
  shapeOf,
} from "@/lib/stage";

const FRAME = Math.round((PICTURE_WIDTH * 9) / 16);
const FONT = { font: "Geist SemiBold", minSize: 11 } as const;
const NOTE_SIZE = 16;

/** Renders the stage as programs see it, as an image 960 pixels wide: what viewers see, without the media. */
export const drawStage = (state: StageState, at?: string): Promise<Buffer> => drawCard(stageCard(state, at));

/** Text uses the bundled fonts, as on share images, because a machine may have none. */
export function stageCard(state: StageState, at?: string): Card {
  const { boxes, notes } = pictureOf(state, { at });
  const height = heightWith(notes, FRAME);
  const shapes = boxes.map((box) => shapeOf(box, FRAME)).join("");
  return {
    width: PICTURE_WIDTH,
    height,
    drawing: `<rect width="${PICTURE_WIDTH}" height="${height}" fill="${BACKGROUND}"/>${shapes}`,
    texts: [
      ...boxes.flatMap((box) => {
        const { x, y, width, height: high, letters } = placed(box, FRAME);
        const place = { ...FONT, colour: inkOn(box.kind), left: x + PADDING, width: width - 2 * PADDING };
        // A line at the lower edge is about as high as its letters.
        const inset = box.kind === "line" ? 1 : PADDING;
        const room = high - 2 * inset;
        const small = Math.round(letters * 0.7);
        const below = box.subtitle ? Math.round(small * 1.5) : 0;
        const title = { text: box.title, size: letters, top: y + inset, height: room - below };
        const subtitle = { text: box.subtitle, size: small, top: y + inset + room - below, height: below };
        return [title, subtitle]
          .filter((text) => text.height > FONT.minSize && place.width > letters)
          .map((text): CardText => ({ ...place, ...text, stands: "bottom" }));
      }),
      ...notes.map(
        ({ label, text }, at): CardText => ({
          ...FONT,
          text: `${label}: ${text}`,
          size: NOTE_SIZE,
          colour: "#c9cede",
          left: PADDING,
          top: FRAME + PADDING + at * NOTE_HEIGHT,
          width: PICTURE_WIDTH - 2 * PADDING,
          height: NOTE_HEIGHT - 4,
          stands: "top",
        }),
      ),
    ],
  };
}
