import type { CardText } from "@/lib/providers/images";
import type { Box } from "./card-layout";
import type { CardLook } from "./card-look";

type Sized = Box & { size: number };

/** Returns how a card writes: what is small, and what is in the theme's typeface. */
export const texts = (look: CardLook) => ({
  small: (
    text: string,
    { size, ...box }: Sized,
    colour: string,
    stands: CardText["stands"] = "top",
  ): CardText => ({
    ...{ text, ...box, size, colour, stands },
    font: "Geist SemiBold",
    minSize: 16,
    aligns: "start",
  }),
  headline: (text: string, { size, ...box }: Sized, stands: CardText["stands"], minSize = 22): CardText => ({
    ...{ text, ...box, stands, minSize },
    size: Math.round(size * look.scale),
    font: look.font,
    colour: look.ink,
    aligns: "start",
  }),
});
