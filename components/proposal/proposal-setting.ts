import type { ProposalLanguage, ProposalWords } from "@/lib/deals";

/** What all parts of a proposal are written with. */
export interface ProposalSetting {
  words: ProposalWords;
  language: ProposalLanguage;
  currency: string;
}
