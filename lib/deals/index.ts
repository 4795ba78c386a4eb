export { addUp, amountText, type Line, type LineSums, type Sums } from "./add-up";
export { CURRENCIES, digitsOf } from "./currencies";
export { decimalText } from "./decimal";
export { formatDecimal, formatMoney, formatPrice, ROUNDING_SENTENCE } from "./format-money";
