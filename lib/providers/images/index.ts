import { drawCardWithSharp } from "./draw-card";
import type { DrawCard } from "./draw-card-port";
import type { ReencodeImage } from "./port";
import { reencodeWithSharp } from "./sharp";

export type { Card, CardFont, CardPicture, CardText, PhotoFace } from "./draw-card-port";
export { fitText } from "./draw-text";
export { greyPicture } from "./grey-picture";
export { ImageError, type ImageType } from "./port";

/** Runs in this process. It only reads and writes files, so it could move into its own. */
export const reencodeImage: ReencodeImage = reencodeWithSharp;

/** Renders a card, also in this process. */
export const drawCard: DrawCard = drawCardWithSharp;
