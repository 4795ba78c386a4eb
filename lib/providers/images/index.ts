import { drawCardWithSharp } from "./draw-card";
import type { DrawCard } from "./draw-card-port";
import type { ReencodeImage } from "./port";
import { reencodeWithSharp } from "./sharp";

export type { Card, CardFont, CardText } from "./draw-card-port";
export { ImageError, type ImageType } from "./port";

/** In this process. Files in and files out are all that it needs, so it can move into one of its own. */
export const reencodeImage: ReencodeImage = reencodeWithSharp;

/** The same for a card that a page is shared with. */
export const drawCard: DrawCard = drawCardWithSharp;
