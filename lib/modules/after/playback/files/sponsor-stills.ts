import { ComposeError } from "@/lib/composition/media/compose-error";
import { drawThumbnail } from "@/lib/composition/picture/draw-thumbnail";
import type { Recording } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/database/db";
import { msOfFrame } from "@/lib/program";
import { readShow } from "../rows/read-show";
import { PICTURE } from "../rows/rendition";
import { headerOf, readStored, storedPieces } from "../rows/stored-pieces";
import { type SponsorMoment, sponsorMoments } from "./sponsor-moments";

const STILL_WIDTH = 960;

export interface DrawnStill extends Omit<SponsorMoment, "frame"> {
  programMs: number;
  jpeg: Buffer;
}

/** Draws a picture of the program for each sponsor in each of its placements. */
export async function drawSponsorStills(
  { id, eventId, source }: Pick<Recording, "id" | "eventId" | "source">,
  version: number,
  signal: AbortSignal,
): Promise<DrawnStill[]> {
  if (source !== "show") return [];
  const sponsors = await db().sponsor.findMany({
    where: { eventId },
    select: { id: true, name: true, previousNames: true },
  });
  const read = sponsors.length > 0 ? await readShow(id) : null;
  const moments = read ? sponsorMoments(read, sponsors) : [];
  if (moments.length === 0) return [];
  const init = await headerOf(id, PICTURE);
  const pieces = await storedPieces(id, version, PICTURE);
  if (!init) throw new ComposeError("incomplete");
  const drawn: DrawnStill[] = [];
  for (const { frame, ...moment } of moments) {
    const piece = pieces.find(({ place, frames }) => place <= frame && frame < place + frames);
    if (!piece) continue;
    const media = await readStored(piece.fileKey);
    const jpeg = await drawThumbnail(
      { init, media },
      { frame: frame - piece.place, width: STILL_WIDTH },
      signal,
    );
    drawn.push({ ...moment, programMs: Math.round(msOfFrame(frame)), jpeg });
  }
  return drawn;
}
