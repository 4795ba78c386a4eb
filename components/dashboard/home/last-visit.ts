interface Stores {
  /** Lasts, as `localStorage`. */
  kept: Pick<Storage, "getItem" | "setItem">;
  /** Lasts as long as the tab, as `sessionStorage`: a visit. */
  visit: Pick<Storage, "getItem" | "setItem">;
}

/** Remembers a visit, and returns when the one before it was. Null if none is known: then it's this browser's first. */
export function lastVisit(name: string, now: string, { kept, visit }: Stores): string | null {
  const key = `showrunner.visited.${name}`;
  const during = visit.getItem(key);
  const before = during ?? kept.getItem(key) ?? "";
  kept.setItem(key, now);
  if (during === null) visit.setItem(key, before);
  return before || null;
}
