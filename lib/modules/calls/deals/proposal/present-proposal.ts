import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import { customerOf, presentLines } from "../reading/present-deal";
import { languageOf } from "../reading/stored-deal";
import type { ProposalWire } from "../schema";
import { brandOf } from "./brand-of";
import { consentOf } from "./consent";
import type { FoundProposal } from "./find-proposal";

/** What its page shows: nothing of a proposal that is no longer offered, and the signer's address to no one. */
export async function presentProposal(ctx: Ctx, { deal, state }: FoundProposal): Promise<ProposalWire> {
  const isOffered = state !== "withdrawn" && state !== "superseded";
  const signature = isOffered ? deal.signature : null;
  return {
    state,
    environment: deal.environment,
    language: languageOf(deal),
    title: isOffered ? deal.title : "",
    seller: deal.seller,
    brand: await brandOf(ctx, deal.eventId),
    consent: consentOf(deal.seller, languageOf(deal)),
    content: isOffered
      ? {
          number: deal.proposal,
          customer: customerOf(deal),
          currency: deal.currency,
          ...presentLines(deal),
          notes: deal.notes,
          valid_until: iso(deal.validUntil),
        }
      : null,
    signature: signature && {
      name: signature.name,
      signed_at: iso(signature.signedAt),
      pdf_sha256: signature.pdfSha256,
    },
  };
}
