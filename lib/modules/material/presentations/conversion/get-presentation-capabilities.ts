import { readConverters } from "@/lib/modules/material/media-checks";
import { UPLOAD_MINUTES } from "@/lib/modules/material/uploads";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { DECK_LIMITS } from "@/lib/providers/decks";
import type { presentationsContract } from "../contract";
import { FAILURES } from "../failures-schema";
import { MAX_DECK_BYTES, MAX_DECKS, PDF, PPTX } from "../schema";

export async function getPresentationCapabilities(
  ctx: Ctx,
  { slug }: InputOf<typeof presentationsContract.getPresentationCapabilities>,
): Promise<OutputOf<typeof presentationsContract.getPresentationCapabilities>> {
  await findEvent(ctx, slug);
  const { halted, soffice: libreoffice, pdftoppm: poppler } = await readConverters();
  const noOffice = libreoffice === "not_installed" ? FAILURES.not_installed[0] : null;
  const format = (content_type: typeof PDF | typeof PPTX, extension: string, reason: string | null) => ({
    content_type,
    extension,
    available: reason === null,
    reason,
  });
  return {
    formats: [format(PPTX, ".pptx", halted ?? noOffice), format(PDF, ".pdf", halted)],
    converters: { libreoffice, poppler },
    limits: {
      file_bytes: MAX_DECK_BYTES,
      pages: DECK_LIMITS.pages,
      unpacked_bytes: DECK_LIMITS.unpackedBytes,
      entries: DECK_LIMITS.entries,
      presentations: MAX_DECKS,
      upload_minutes: UPLOAD_MINUTES,
      image_pixels: DECK_LIMITS.pixels,
    },
  };
}
