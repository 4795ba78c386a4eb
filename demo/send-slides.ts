import { inTest, until } from "../e2e/support/api";
import { makeSlides } from "./make-slides";
import { sendFile } from "./send-file";

/** Uploads a deck, waits until it can be shown and returns its id. */
export async function sendSlides(slug: string): Promise<string> {
  const bytes = await makeSlides();
  const { data: deck } = await inTest.createPresentation({
    slug,
    name: "Evaluations.pdf",
    content_type: "application/pdf",
    size_bytes: bytes.length,
  });
  const presentation_id = deck.id;
  await inTest.completePresentation({ slug, presentation_id, sha256: await sendFile(deck.upload, bytes) });
  await until(
    "the slides",
    async () => {
      const { state, failure } = (await inTest.getPresentation({ slug, presentation_id })).data;
      if (failure) throw new Error(`The slides failed: ${failure.message}`);
      return state === "ready";
    },
    120,
  );
  return presentation_id;
}
