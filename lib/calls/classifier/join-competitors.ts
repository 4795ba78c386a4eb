import type { Competitor } from "../analysis-shape";

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether one name is the other, or a part of it: "Pack" of "Pack Barn". */
function isAlike(one: Competitor, other: Competitor): boolean {
  const [short = [], long = []] = [wordsOf(one.name), wordsOf(other.name)].sort(
    (a, b) => a.length - b.length,
  );
  return short.length > 0 && short.every((word) => long.includes(word));
}

/** Adds competitors that rules don't know. Of two names for one, that with more words stays. */
export function joinCompetitors(ruled: readonly Competitor[], likely: readonly Competitor[]): Competitor[] {
  const all: Competitor[] = [];
  for (const one of [...ruled, ...likely]) {
    const at = all.findIndex((other) => isAlike(one, other));
    const known = all[at];
    if (!known) all.push(one);
    else if (wordsOf(one.name).length > wordsOf(known.name).length) all[at] = one;
  }
  return all.toSorted((a, b) => (a.evidence[0]?.line ?? 0) - (b.evidence[0]?.line ?? 0));
}
