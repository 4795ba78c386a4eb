export { addUp, amountText, type Line, type LineSums, type Sums } from "./add-up";
export { decimalText } from "./decimal";
export { formatDecimal, formatMoney, formatPrice, ROUNDING_SENTENCE } from "./format-money";
