/** Returns the last of a list in order that isn't later than a second of the program. */
export const lastBy = <One extends { second: number }>(list: readonly One[], at: number): One | undefined =>
  list.findLast(({ second }) => second <= at);
