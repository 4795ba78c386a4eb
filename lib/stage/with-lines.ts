import { STAGE_LIMITS } from "./vocabulary";

/** Returns the ticker's lines with more appended, without duplicates, up to the limit. */
export const withLines = (items: readonly string[], more: readonly string[]): string[] =>
  [...new Set([...items, ...more])].slice(0, STAGE_LIMITS.tickerItems);
