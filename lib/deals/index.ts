export { addUp, amountText, type Line, type LineSums, type Sums } from "./add-up";
export { decimalText } from "./decimal";
export { formatDecimal, formatMoney, formatPercent, formatPrice } from "./format-money";
export type { ProposalWords } from "./proposal-words/proposal-words";
export {
  filled,
  PROPOSAL_LANGUAGES,
  type ProposalLanguage,
  proposalLanguage,
  proposalWords,
} from "./proposal-words/words-for";
