/**
 * Returns the query for passages that may answer: those with a telling word, or with two common ones. Null if there is no word.
 * @param words quoted, as of `tsquery`
 * @param counts how many passages have each, up to `many`
 */
export function wordQuery(words: readonly string[], counts: readonly number[], many: number): string | null {
  const found = words
    .map((word, index) => ({ word, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0);
  const telling = found.filter(({ count }) => count < many).map(({ word }) => word);
  const common = found.filter(({ count }) => count >= many).map(({ word }) => word);
  const pairs = common.flatMap((one, at) => common.slice(at + 1).map((other) => `(${one} & ${other})`));
  const [first] = common;
  const parts = [...telling, ...pairs];
  if (parts.length === 0 && first !== undefined) return first;
  return parts.length === 0 ? null : parts.join(" | ");
}
