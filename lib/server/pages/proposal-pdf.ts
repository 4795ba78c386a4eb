import { openProposalPdf } from "@/lib/modules/calls/deals";
import { consumeWindow } from "@/lib/platform/runtime/window-limit";
import { contentDisposition } from "@/lib/platform/text/content-disposition";
import { addressOf, plainAnswer } from "./form-answers";

/** Drawing takes up to half a second of this process. */
const MOST_PER_MINUTE = 20;

/** Sends a proposal's PDF: the signed one, or what there is to sign. */
export async function sendProposalPdf(request: Request, token: string): Promise<Response> {
  const waitSeconds = consumeWindow(`proposal-pdf:${addressOf(request)}`, MOST_PER_MINUTE, 60);
  if (waitSeconds > 0) {
    const busy = plainAnswer(429, "Too many downloads. Try again shortly.\n");
    busy.headers.set("Retry-After", String(waitSeconds));
    return busy;
  }
  const pdf = await openProposalPdf(token);
  if (pdf === undefined) return plainAnswer(404, "Proposal not found.\n");
  if (pdf === "gone") return plainAnswer(410, "This proposal is no longer offered.\n");
  return new Response(new Uint8Array(pdf.bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(pdf.bytes.byteLength),
      "Content-Disposition": contentDisposition(pdf.name),
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
