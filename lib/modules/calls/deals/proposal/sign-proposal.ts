import { amountText } from "@/lib/deals";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid, stateConflict } from "@/lib/operation/problem";
import { iso } from "@/lib/platform/runtime/clock";
import { sha256Hex } from "@/lib/platform/security/crypto";
import { oneLine } from "@/lib/platform/text/one-line";
import type { dealsContract } from "../contract";
import { auditDeal } from "../reading/present-deal";
import { languageOf, type StoredDeal, sumsOf, withSignature } from "../reading/stored-deal";
import { consentOf } from "./consent";
import { drawPdf } from "./draw-pdf";
import { findProposal } from "./find-proposal";
import { presentProposal } from "./present-proposal";

const REFUSED = {
  withdrawn: "This proposal was withdrawn.",
  expired: "This proposal has expired.",
  superseded: "There is a newer version of this proposal.",
} as const;

/** Accepts a deal. Whoever signs again gets the first signature back. */
export async function signProposal(
  ctx: Ctx,
  { proposal, name }: InputOf<typeof dealsContract.signProposal>,
): Promise<OutputOf<typeof dealsContract.signProposal>> {
  const found = await findProposal(ctx, proposal, "lock");
  const { deal, state } = found;
  if (state !== "open" && state !== "accepted") throw stateConflict(state, REFUSED[state]);
  const before = auditDeal(deal, ctx.now);
  const typed = oneLine(name, 120);
  if (typed === "") throw invalid({ name: "too_short" });
  const signed = state === "open" ? await sign(ctx, deal, typed) : deal;
  ctx.record({
    subjectType: "deal",
    subjectId: deal.id,
    before,
    after: { ...auditDeal(signed, ctx.now), pdf_sha256: signed.signature?.pdfSha256 },
  });
  return presentProposal(ctx, { deal: signed, state: "accepted" });
}

async function sign(ctx: Ctx, deal: StoredDeal, name: string): Promise<StoredDeal> {
  const signature = { name, consent: consentOf(deal.seller, languageOf(deal)), signedAt: ctx.now };
  const pdf = await drawPdf(deal, signature);
  const after = await ctx.db.deal.update({
    where: { id: deal.id },
    data: {
      state: "accepted",
      version: deal.version + 1,
      updatedAt: ctx.now,
      signature: {
        create: {
          ...signature,
          address: ctx.principal.address ?? "",
          pdf: new Uint8Array(pdf),
          pdfSha256: sha256Hex(pdf),
        },
      },
    },
    include: withSignature,
  });
  ctx.emit({
    type: "deal.accepted",
    data: {
      deal_id: deal.id,
      title: deal.title,
      total: Number(amountText(sumsOf(deal).total, deal.currency)),
      currency: deal.currency,
      accepted_by: name,
      accepted_at: iso(ctx.now),
    },
  });
  return after;
}
