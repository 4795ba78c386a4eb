import type { Analysis } from "../../call-words";

type SaidNumber = Analysis["numbers"][number];

/** Formats an amount with its unit: "€4,900", "$6.50", "15%", "250 seats". Digits are never rounded. */
export function amountWords({
  amount,
  currency,
  kind,
  of,
}: Pick<SaidNumber, "amount" | "currency" | "kind" | "of">): string {
  const [whole = "0", fraction] = amount.split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ",");
  const number = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  if (kind === "percent") return `${number}%${of ? ` ${of}` : ""}`;
  const zero = fraction?.length === 1 ? "0" : "";
  const money = currency ? `${symbolOf(currency)}${number}${zero}` : number;
  return of ? `${money} ${of}` : money;
}

function symbolOf(currency: string): string {
  try {
    const parts = new Intl.NumberFormat("en", {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
    }).formatToParts(0);
    const symbol = parts.find(({ type }) => type === "currency")?.value ?? currency;
    return /^[A-Z]{3}$/.test(symbol) ? `${symbol} ` : symbol;
  } catch {
    return `${currency} `;
  }
}

export const NUMBER_WORDS: Record<SaidNumber["kind"], string> = {
  price: "Price",
  budget: "Budget",
  count: "Count",
  percent: "Percent",
  duration: "Duration",
  other: "Number",
};

export const ELEMENT_WORDS: Record<keyof Analysis["qualification"], string> = {
  metrics: "Metrics",
  economic_buyer: "Economic buyer",
  decision_criteria: "Decision criteria",
  decision_process: "Decision process",
  paper_process: "Paper process",
  identified_pain: "Identified pain",
  champion: "Champion",
  competition: "Competition",
};

/** "no_next_step" is "No next step". */
export function kindWords(kind: string): string {
  const words = kind.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
