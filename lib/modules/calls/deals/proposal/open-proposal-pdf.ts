import { db } from "@/lib/platform/database/db";
import { workspaceNow } from "@/lib/platform/test-clock/test-clocks";
import { proposalSubject } from "../proposal-token";
import { withSignature } from "../reading/stored-deal";
import { drawPdf } from "./draw-pdf";
import { proposalState } from "./find-proposal";

export interface ProposalPdf {
  bytes: Uint8Array;
  name: string;
}

/**
 * Returns the document of a proposal's address: the signed one, byte for byte, or what there is to sign. `gone` if it was
 * withdrawn or replaced.
 */
export async function openProposalPdf(token: string): Promise<ProposalPdf | "gone" | undefined> {
  const subject = proposalSubject(token);
  if (!subject) return undefined;
  const deal = await db().deal.findUnique({ where: { id: subject.dealId }, include: withSignature });
  if (!deal) return undefined;
  const state = proposalState(deal, subject, workspaceNow(deal));
  if (state === "withdrawn" || state === "superseded") return "gone";
  if (state !== "accepted") return { bytes: await drawPdf(deal, null), name: "proposal.pdf" };
  const { pdf } = await db().dealSignature.findUniqueOrThrow({ where: { dealId: deal.id } });
  return { bytes: pdf, name: "signed-proposal.pdf" };
}
