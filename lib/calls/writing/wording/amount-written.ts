import type { SaidNumber } from "../../analysis-shape";
import { codeOf } from "../words/writing-words";

const LOCALES = { en: "en-US", de: "de-DE", fr: "fr-FR", es: "es-ES" };

/** "9,000 USD": a number as a text of that language has it. */
export function amountWritten(
  { amount, currency, kind }: Pick<SaidNumber, "amount" | "currency" | "kind">,
  language: string,
): string {
  // A decimal string keeps digits that a number can't hold.
  const value = new Intl.NumberFormat(LOCALES[codeOf(language)], { maximumFractionDigits: 6 }).format(
    amount as unknown as Intl.StringNumericLiteral,
  );
  if (kind === "percent") return `${value}%`;
  return currency === null ? value : `${value} ${currency}`;
}
