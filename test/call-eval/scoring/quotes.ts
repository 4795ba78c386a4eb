import type { Line } from "../set/expected";
import { isQuoteOf, type Tally } from "./match";

/** Every quote anywhere in an analysis, held against the line it names. */
export function checkQuotes(analysis: unknown, lines: readonly Line[]): { tally: Tally; wrong: unknown[] } {
  const quotes = quotesIn(analysis);
  const wrong = quotes.filter(({ line, quote }) => {
    const text = lines[line - 1]?.text;
    return text === undefined || !isQuoteOf(quote, text);
  });
  const right = quotes.length - wrong.length;
  return { tally: { right, given: quotes.length, found: right, expected: quotes.length }, wrong };
}

interface Quote {
  line: number;
  quote: string;
}

function quotesIn(value: unknown): Quote[] {
  if (typeof value !== "object" || value === null) return [];
  if (
    "quote" in value &&
    "line" in value &&
    typeof value.quote === "string" &&
    typeof value.line === "number"
  )
    return [{ line: value.line, quote: value.quote }];
  return Object.values(value).flatMap(quotesIn);
}
