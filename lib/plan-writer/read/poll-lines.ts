import type { Line, Reading } from "./read-lines";

const POLL =
  /^\s*(?:live[\s-])?(?:polls?|umfragen?|sondages?|encuestas?|enquetes?|sondagg[io]|peilingen|peiling|アンケート|投票)\s?\d?\s?[:：]/iu;
const GAP = /\n[ \t]*\n/u;

/** Returns where the lines start that dictate a poll: its question, and the bullets right below it as its answers. */
export function pollLines({ lines, source }: Pick<Reading, "lines" | "source">): Set<number> {
  const found = new Set<number>();
  let above: Line | undefined;
  for (const line of lines) {
    const starts = POLL.test(line.text);
    // In a list, the items below a poll are the list's own.
    const follows = above !== undefined && line.bullet && !GAP.test(source.slice(above.at, line.at));
    if (starts || follows) found.add(line.at);
    above = (starts && !line.bullet) || follows ? line : undefined;
  }
  return found;
}
