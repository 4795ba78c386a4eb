export { customerNamesOf, dealsOfPerson } from "./deals-of-person";
export { eraseDeals } from "./erase-deals";
export { openProposalPdf, type ProposalPdf } from "./proposal/open-proposal-pdf";
export { proposalSubject } from "./proposal-token";
