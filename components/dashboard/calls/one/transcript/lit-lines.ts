import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";

/** Where something was said: the line, and what exactly in it. */
export interface Place {
  line: number;
  quote: string;
}

/** Quotes by line. */
export type LitLines = ReadonlyMap<number, readonly string[]>;

export function litBy(places: readonly Place[]): LitLines {
  const lit = new Map<number, string[]>();
  for (const { line, quote } of places) lit.set(line, [...(lit.get(line) ?? []), quote]);
  return lit;
}

interface Part {
  text: string;
  at: number;
  quoted: boolean;
}

/** Splits a line into what is quoted and what isn't. A quote that isn't in it word for word is ignored. */
export function quotedParts(text: string, quotes: readonly string[]): Part[] {
  const ranges = quotes
    .map((quote) => ({ from: quote === "" ? -1 : text.indexOf(quote), length: quote.length }))
    .filter(({ from }) => from >= 0)
    .map(({ from, length }) => ({ from, to: from + length }))
    .toSorted((a, b) => a.from - b.from);
  const parts: Part[] = [];
  let at = 0;
  const add = (to: number, quoted: boolean) => {
    if (to > at) parts.push({ text: text.slice(at, to), at, quoted });
    at = Math.max(at, to);
  };
  for (const { from, to } of ranges) {
    add(from, false);
    add(to, true);
  }
  add(text.length, false);
  return parts;
}

/** The part of an address that says what to light up when the call opens. */
export const quoteHash = ({ quote, start_sec }: { quote: string; start_sec: number | null }): string =>
  `#${new URLSearchParams({ quote, ...(start_sec === null ? {} : { at: String(start_sec) }) })}`;

/** Finds what such an address means. Among equal quotes, the one at that second. */
export function placeInHash(hash: string, lines: CallDetailWire["transcript"]): Place | undefined {
  const asked = new URLSearchParams(hash.replace(/^#/, ""));
  const quote = asked.get("quote");
  if (!quote) return undefined;
  const found = lines.filter(({ text }) => text.includes(quote));
  const at = asked.get("at");
  const line = found.find(({ start_sec }) => at !== null && start_sec === Number(at)) ?? found[0];
  return line && { line: line.line, quote };
}
