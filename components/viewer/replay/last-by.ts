/** Things with a second of the program, in order. */
type Placed<One> = readonly (One & { second: number })[];

/** Returns how many of a list aren't later than a second of the program. */
export const countBy = <One>(list: Placed<One>, at: number): number =>
  list.findLastIndex(({ second }) => second <= at + ROUNDING) + 1;

/** Returns the last of them. */
export const lastBy = <One>(list: Placed<One>, at: number): (One & { second: number }) | undefined =>
  list[countBy(list, at) - 1];

/** A player that was sent to something may say that it's a little before it. */
export const ROUNDING = 0.05;
