"use client";

import { useRefreshEvery } from "./use-refresh-every";

const EVERY_MS = 1_500;
/** After half a minute, it may take hours: a video that is published, or emails to thousands. */
const LATER_MS = 10_000;

/** Refreshes the page regularly while something on it is in progress. */
export function RefreshWhile({ underWay }: { underWay: boolean }) {
  useRefreshEvery(underWay ? EVERY_MS : null, LATER_MS);
  return null;
}
