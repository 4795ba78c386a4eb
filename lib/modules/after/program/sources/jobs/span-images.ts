import type { StillDescription } from "@/lib/composition/stills/description";
import { drawBoardPicture } from "@/lib/composition/stills/draw-board";
import { designSubject } from "@/lib/modules/after/tracks";
import { openReferred } from "@/lib/modules/files/files";
import { findSlide, isSlideKey } from "@/lib/modules/show-basics/slides";
import { boardAt } from "@/lib/modules/studio/whiteboard";
import { sql } from "@/lib/platform/database/db";
import type { CardPicture, PictureSize, StagePicture } from "@/lib/program";
import { FILES_PATH, StorageError, storageProvider } from "@/lib/providers/storage";
import { currentDeckPage } from "@/lib/stage/deck-pages";
import type { ProgramSources } from "../program-sources";

type Images = StillDescription["images"];

type Sources = Pick<ProgramSources, "design" | "eventId">;

/** Returns what a picture shows: a card the logo, the stage a slide or the whiteboard. */
export async function spanImages(
  picture: StagePicture | CardPicture,
  { design, eventId }: Sources,
  size: PictureSize,
): Promise<Images> {
  const none = { logo: null, slide: null, whiteboard: null };
  if (picture.kind === "card") return { ...none, logo: await logoOf(design) };
  const content =
    picture.screenOf === null ? picture.tiles.find(({ kind }) => kind !== "person")?.kind : null;
  if (content === "whiteboard" && picture.board !== null)
    return { ...none, whiteboard: await boardPicture(eventId, Number(picture.board), size) };
  const image = content === "deck" ? currentDeckPage(picture.state)?.image : null;
  return { ...none, slide: image ? await slideAt(image) : null };
}

/** Null for an empty board. */
async function boardPicture(eventId: string, second: number, { width }: PictureSize): Promise<Buffer | null> {
  const elements = await boardAt({ sql }, eventId, second);
  return elements.length > 0 ? drawBoardPicture(elements, width) : null;
}

async function logoOf({ logoFileId }: Sources["design"]): Promise<Buffer | null> {
  if (logoFileId === null) return null;
  const found = await orMissing(
    async () =>
      (await openReferred(logoFileId, designSubject("").type)) ??
      (await openReferred(logoFileId, "event_picture")),
  );
  return found ? whole(found.bytes) : null;
}

/** A slide that is gone is drawn as its text. */
async function slideAt(image: string): Promise<Buffer | null> {
  const address = image.startsWith(`${FILES_PATH}/`) ? image.slice(FILES_PATH.length + 1) : "";
  const file = isSlideKey(address) ? await findSlide(address) : undefined;
  if (!file) return null;
  const bytes = await orMissing(() => storageProvider().open(file.key));
  return bytes ? whole(bytes) : null;
}

async function orMissing<T>(open: () => Promise<T>): Promise<T | null> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof StorageError && error.kind === "missing") return null;
    throw error;
  }
}

async function whole(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}
