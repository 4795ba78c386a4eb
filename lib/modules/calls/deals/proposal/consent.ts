import { filled, type ProposalLanguage, proposalWords } from "@/lib/deals";

/** The sentence that a customer agrees to. It is stored with each signature, so it may change. */
export const consentOf = (seller: string, language: ProposalLanguage): string =>
  filled(proposalWords(language).sign.consent, { seller });
