import type { Presentation } from "@/lib/generated/prisma/client";
import { newAddressToken, receiveFile, storeFile } from "@/lib/modules/files/files";
import { asSystem } from "@/lib/operation/as-system";
import type { Prepared } from "@/lib/operation/prepared";
import type { Upload } from "@/lib/operation/upload";
import { db } from "@/lib/platform/database/db";
import { LeaseLostError } from "@/lib/platform/jobs/errors";
import type { DrawnPage, SlideWords } from "@/lib/providers/decks";
import { convertPresentationJob } from "./convert-presentation-job";
import { lockConverting } from "./lock-converting";

/** A page to add to the deck. */
export interface NewPage extends DrawnPage, SlideWords {
  number: number;
}

interface Stored extends Omit<NewPage, "image" | "thumbnail"> {
  image: Prepared<Upload>;
  thumbnail: Prepared<Upload>;
}

/** Adds pages to a deck, visible to everyone. `progress` is the deck's progress after that. */
export async function storePages(
  deck: Presentation,
  pages: readonly NewPage[],
  { pageCount, progress }: { pageCount: number; progress: number },
): Promise<void> {
  const stored: Stored[] = [];
  try {
    for (const page of pages)
      stored.push({
        ...page,
        image: await put(deck, page.image),
        thumbnail: await put(deck, page.thumbnail),
      });
    await asSystem(convertPresentationJob.kind, deck, async (ctx) => {
      if (!(await lockConverting(ctx, deck.id)))
        throw new LeaseLostError("The deck no longer exists, or is finished.");
      for (const { image, thumbnail, ...page } of stored) {
        const { number, title, text, notes, width, height } = page;
        for (const [picture, kind] of [
          [image, "page"],
          [thumbnail, "thumbnail"],
        ] as const)
          await storeFile(ctx, picture.value, {
            purpose: "presentation.page",
            name: `${kind}-${number}.webp`,
            subject: { type: "presentation", id: deck.id },
          });
        await ctx.db.presentationPage.create({
          data: {
            ...{ presentationId: deck.id, number, title, text, notes, width, height },
            token: newAddressToken(),
            imageFileId: image.value.fileId,
            thumbnailFileId: thumbnail.value.fileId,
          },
        });
      }
      await ctx.db.presentation.update({
        where: { id: deck.id },
        data: { stage: "pages", pageCount, progress, updatedAt: ctx.now },
      });
    });
  } finally {
    // Files that the transaction has kept are no longer dropped here.
    await Promise.all(stored.flatMap(({ image, thumbnail }) => [image.drop(), thumbnail.drop()]));
  }
}

async function put({ workspaceId, environment }: Presentation, bytes: Buffer): Promise<Prepared<Upload>> {
  const { plan } = await db().workspace.findUniqueOrThrow({ where: { id: workspaceId } });
  return receiveFile({ workspaceId, environment, plan }, oneOf(bytes), {
    purpose: "presentation.page",
    types: ["image/webp"],
    expectedBytes: bytes.length,
    dryRun: false,
  });
}

async function* oneOf(bytes: Buffer): AsyncGenerator<Uint8Array, void> {
  yield bytes;
}
