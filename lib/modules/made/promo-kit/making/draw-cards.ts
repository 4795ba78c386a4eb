import { buffer } from "node:stream/consumers";
import { sql } from "@/lib/platform/database/db";
import type { PlannedCard } from "@/lib/promo/cards/faces";
import { type CardPicture, drawCard, ImageError } from "@/lib/providers/images";
import { storageProvider } from "@/lib/providers/storage";
import { faceInPhoto } from "./face-in-photo";

type Photo = Pick<CardPicture, "bytes" | "face">;

/** A photo that can't be drawn, also later. */
export class UnreadablePhoto extends Error {
  override name = "UnreadablePhoto";
  constructor(
    readonly fileId: string,
    options: ErrorOptions,
  ) {
    super("A photo couldn't be read.", options);
  }
}

/** Draws the cards of one kit, for which each photo is read once, and its face looked for. */
export class CardDrawer {
  readonly #photos = new Map<string, Promise<Photo>>();

  /** @throws UnreadablePhoto */
  async draw({ photos, ...card }: PlannedCard): Promise<Buffer> {
    const pictures: CardPicture[] = [];
    for (const { fileId, ...place } of photos) pictures.push({ ...place, ...(await this.#read(fileId)) });
    try {
      return await drawCard({ ...card, pictures });
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      for (const [index, picture] of pictures.entries())
        await drawCard({ ...card, texts: [], pictures: [picture] }).catch((cause) => {
          throw cause instanceof ImageError
            ? new UnreadablePhoto(photos[index]?.fileId ?? "", { cause })
            : cause;
        });
      throw error;
    }
  }

  #read(fileId: string): Promise<Photo> {
    const known = this.#photos.get(fileId) ?? readPhoto(fileId);
    this.#photos.set(fileId, known);
    return known;
  }
}

async function readPhoto(fileId: string): Promise<Photo> {
  const bytes = await readFile(fileId);
  return { bytes, face: await faceInPhoto(bytes) };
}

async function readFile(fileId: string): Promise<Buffer> {
  const text = "SELECT key FROM file WHERE id = $1 AND state = 'stored'";
  const [row] = await sql<{ key: string }>("file_key", text, [fileId]);
  // It was replaced since: the facts are read again.
  if (!row) throw new Error("A photo is gone.");
  return buffer(await storageProvider().open(row.key));
}
