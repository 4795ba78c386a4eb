/** What someone said, asked or added, and not only what the show says of itself. */
export const isWords = ({ kind }: { kind: string }): boolean => kind !== "heading" && kind !== "fact";

/**
 * Returns the blocks that are left of a text, without headings that have nothing below them any more: at most facts, such as
 * where the replay is, where there were words.
 */
export function withoutCut<T extends { kind: string }>(
  blocks: readonly T[],
  isLeft: (block: T) => boolean,
): T[] {
  const starts = blocks.flatMap(({ kind }, index) => (kind === "heading" ? [index] : []));
  const [first = blocks.length] = starts;
  const sections = starts.map((start, index) => blocks.slice(start, starts[index + 1]));
  return [
    ...blocks.slice(0, first).filter(isLeft),
    ...sections.flatMap(([heading, ...below]) => {
      const left = below.filter(isLeft);
      const isBare = left.length === 0 || (below.some(isWords) && !left.some(isWords));
      return heading && isLeft(heading) && !isBare ? [heading, ...left] : left;
    }),
  ];
}
