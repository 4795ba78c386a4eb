import { createHash } from "node:crypto";
import { inTest, until } from "../e2e/support/api";
import { makeSlides } from "./make-slides";

/** Sends a deck, and waits until it can be shown; answers its id. */
export async function sendSlides(slug: string): Promise<string> {
  const bytes = await makeSlides();
  const { data: deck } = await inTest.createPresentation({
    slug,
    name: "Evaluations.pdf",
    content_type: "application/pdf",
    size_bytes: bytes.length,
  });
  const sent = await fetch(deck.upload.url, {
    method: "PUT",
    headers: deck.upload.headers,
    body: new Uint8Array(bytes),
  });
  if (!sent.ok) throw new Error(`The slides were not taken: ${sent.status}`);
  const presentation_id = deck.id;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await inTest.completePresentation({ slug, presentation_id, sha256 });
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
