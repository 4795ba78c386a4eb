/** Softens the lead of first places. The usual value. */
const K = 60;

/** Joins two rankings: what's high in either comes first (reciprocal rank fusion). */
export function joinRanks<Id>(one: readonly Id[], other: readonly Id[]): Id[] {
  const scores = new Map<Id, number>();
  for (const ranking of [one, other])
    for (const [place, id] of ranking.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (K + place));
  return [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id);
}
