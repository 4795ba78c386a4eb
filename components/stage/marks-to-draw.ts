import { REACTIONS, type Reaction, type ReactionCounts } from "@/lib/live";

/** More would be clutter. */
const MAX_AT_ONCE = 6;

/** Returns the marks to render for new reactions, by kind: a few stand for many. */
export const marksToDraw = (before: ReactionCounts, after: ReactionCounts): Reaction[] =>
  REACTIONS.flatMap((kind) => {
    const added = after[kind] - before[kind];
    return Array.from({ length: Math.max(0, Math.min(added, MAX_AT_ONCE)) }, () => kind);
  });
