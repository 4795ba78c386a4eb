import type { StillDescription } from "@/lib/composition/stills/description";
import { openReferred } from "@/lib/modules/files/files";
import { findSlide, isSlideKey } from "@/lib/modules/show-basics/slides";
import type { CardPicture, StagePicture } from "@/lib/program";
import { FILES_PATH, StorageError, storageProvider } from "@/lib/providers/storage";
import { currentDeckPage } from "@/lib/stage/deck-pages";
import type { ShowDesign } from "../show-design";

type Images = StillDescription["images"];

/** What each picture can show: a card has the logo, the stage a slide. */
export async function spanImages(picture: StagePicture | CardPicture, design: ShowDesign): Promise<Images> {
  const none = { logo: null, slide: null, whiteboard: null };
  if (picture.kind === "card") return { ...none, logo: await logoOf(design) };
  const image = picture.screenOf === null ? (currentDeckPage(picture.state)?.image ?? null) : null;
  const isShown = picture.tiles.some(({ kind }) => kind === "deck");
  return { ...none, slide: isShown && image !== null ? await slideAt(image) : null };
}

async function logoOf({ logoFileId }: ShowDesign): Promise<Buffer | null> {
  if (logoFileId === null) return null;
  const found = await orMissing(() => openReferred(logoFileId, "event_picture"));
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
