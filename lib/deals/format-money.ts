import { amountText } from "./add-up";
import { digitsOf } from "./currencies";

/** Writes an amount for people, with the currency's symbol and all its decimals. Exact, whatever its size. */
export const formatMoney = (minor: number, currency: string, locale = "en"): string =>
  written(amountText(minor, currency), currency, locale);

/** The same for a price as it was given. */
export const formatPrice = (price: string, currency: string, locale = "en"): string =>
  written(price, currency, locale);

function written(amount: string, currency: string, locale: string): string {
  const digits = digitsOf(currency) ?? 2;
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(amount as Intl.StringNumericLiteral);
}

/** Writes a quantity or a percentage as it was given, with the separators of the language. */
export const formatDecimal = (value: string, locale = "en"): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(value as Intl.StringNumericLiteral);

/** Writes a percentage as it was given. English has no space before the sign. */
export const formatPercent = (value: string, locale = "en"): string =>
  `${formatDecimal(value, locale)}${locale === "en" ? "" : "\u00a0"}%`;
