import { REACTIONS, type Reaction, type ReactionCounts } from "@/lib/live";

/** More would be a wall, and say no more. */
const MOST_AT_ONCE = 6;

/** What to draw for reactions that came since, by kind: a few marks stand for many. */
export const marksToDraw = (before: ReactionCounts, after: ReactionCounts): Reaction[] =>
  REACTIONS.flatMap((kind) => {
    const added = after[kind] - before[kind];
    return Array.from({ length: Math.max(0, Math.min(added, MOST_AT_ONCE)) }, () => kind);
  });
