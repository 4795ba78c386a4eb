import type { Card, CardPicture, CardText } from "@/lib/providers/images";
import { initialsOf } from "@/lib/theme/initials-of";
import type { KitPerson } from "../kit-show";
import type { CardLook } from "./card-look";

/** A portrait whose bytes are read when the card is drawn. */
export interface PlacedPhoto extends Omit<CardPicture, "bytes"> {
  fileId: string;
}

/** A card before its photos are read. What it consists of says whether it has changed. */
export interface PlannedCard extends Omit<Card, "pictures"> {
  photos: readonly PlacedPhoto[];
}

interface Face {
  photo: PlacedPhoto | null;
  /** Initials, without a photo. */
  text: CardText | null;
  drawing: string;
}

interface Place {
  left: number;
  top: number;
  side: number;
}

const ROUND = 0.24;
const RING = 0.016;

/** Draws someone's photo, or their initials. */
export function face({ name, photoFileId }: KitPerson, { left, top, side }: Place, look: CardLook): Face {
  const radius = Math.round(side * ROUND);
  const ring = Math.max(3, Math.round(side * RING));
  const around = `<rect x="${left - ring}" y="${top - ring}" width="${side + 2 * ring}" height="${side + 2 * ring}" rx="${radius + ring}" fill="${look.ground}"/>`;
  if (photoFileId !== null)
    return { photo: { fileId: photoFileId, left, top, side, radius }, text: null, drawing: around };
  const letters = Math.round(side * 0.42);
  return {
    photo: null,
    drawing: `${around}<rect x="${left}" y="${top}" width="${side}" height="${side}" rx="${radius}" fill="${look.tile}"/>`,
    text: {
      text: initialsOf(name),
      font: "Geist SemiBold",
      size: letters,
      minSize: Math.round(side * 0.15),
      colour: look.onTile,
      ...{ left, top, width: side, height: side },
      stands: "middle",
      aligns: "centre",
    },
  };
}
