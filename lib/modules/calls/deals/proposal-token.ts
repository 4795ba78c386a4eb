import { env } from "@/lib/platform/runtime/env";
import { equalText, sign } from "@/lib/platform/security/crypto";

/** Where a proposal's page is. */
const PROPOSAL_PATH = "/proposal";
const PROOF_CHARS = 32;

export interface ProposalSubject {
  dealId: string;
  proposal: number;
}

/**
 * Returns the token of a proposal's address: the deal, which of its proposals, and 192 bits that only we can derive. Nothing
 * is stored, so the address can be shown again.
 */
export const proposalToken = ({ dealId, proposal }: ProposalSubject): string =>
  `${dealId.replace(/^deal_/, "")}-${proposal}-${proofOf({ dealId, proposal })}`;

const proofOf = ({ dealId, proposal }: ProposalSubject): string =>
  sign("proposal", `${dealId}:${proposal}`, PROOF_CHARS);

/** Returns what a token is for; undefined unless we derived it. */
export function proposalSubject(token: string): ProposalSubject | undefined {
  const [, id, number = "", proof = ""] = /^([0-9a-z]{26})-(\d{1,9})-([\w-]{32})$/.exec(token) ?? [];
  if (id === undefined) return undefined;
  const subject = { dealId: `deal_${id}`, proposal: Number(number) };
  return equalText(proof, proofOf(subject)) && String(subject.proposal) === number ? subject : undefined;
}

export const proposalUrl = (subject: ProposalSubject): string =>
  `${env().PUBLIC_URL.replace(/\/$/, "")}${PROPOSAL_PATH}/${proposalToken(subject)}`;
