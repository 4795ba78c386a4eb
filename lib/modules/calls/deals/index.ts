export { customerNamesOf, dealIdsOfPerson, dealsOfPerson, eraseDeals } from "./erase-deals";
export { openProposalPdf, type ProposalPdf } from "./proposal/open-proposal-pdf";
export { proposalSubject } from "./proposal-token";
