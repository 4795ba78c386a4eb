import type { StoredDeal } from "../reading/stored-deal";
import { documentOf, type Signed } from "./document-of";

/** Draws a deal as PDF. The drawing library is loaded when the first one is needed. */
export async function drawPdf(deal: StoredDeal, signed: Signed | null): Promise<Buffer> {
  const { drawProposal } = await import("@/lib/composition/stills/proposal/draw-proposal");
  return drawProposal(documentOf(deal, signed));
}
