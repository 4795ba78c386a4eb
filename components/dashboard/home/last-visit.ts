/** Without the page for this long, a visit has ended. */
const VISIT_MS = 4 * 3_600_000;

/**
 * Remembers a visit, in whichever tab, and returns when the page was last shown before it. Null if that isn't known: then it's
 * this browser's first.
 */
export function lastVisit(
  name: string,
  now: string,
  kept: Pick<Storage, "getItem" | "setItem">,
): string | null {
  const key = `showrunner.visited.${name}`;
  const seen = kept.getItem(key);
  const isNext = seen === null || Date.parse(now) - Date.parse(seen) > VISIT_MS;
  const before = (isNext ? seen : kept.getItem(`${key}.before`)) ?? "";
  kept.setItem(key, now);
  kept.setItem(`${key}.before`, before);
  return before || null;
}
