import { STAGE_LIMITS } from "./vocabulary";

/** The lines of a ticker with more behind them, as many as it takes; each once. */
export const withLines = (items: readonly string[], more: readonly string[]): string[] =>
  [...new Set([...items, ...more])].slice(0, STAGE_LIMITS.tickerItems);
