const MIN = 5;
const LONGEST = 14_400;

/**
 * Scales to whole seconds in proportion: at least five each, zero if zero was wanted. The longest takes the
 * rounding remainder.
 */
export function scaleSeconds(wanted: readonly number[], total: number): number[] {
  const sum = wanted.reduce((all, one) => all + one, 0) || 1;
  const shares = wanted.map((one) =>
    one === 0 ? 0 : Math.min(LONGEST, Math.max(MIN, Math.floor((one / sum) * total))),
  );
  let over = total - shares.reduce((all, one) => all + one, 0);
  while (over !== 0) {
    const longest = shares.indexOf(Math.max(...shares));
    const next = Math.max(MIN, (shares[longest] ?? 0) + over);
    const change = next - (shares[longest] ?? 0);
    if (change === 0) break;
    shares[longest] = next;
    over -= change;
  }
  return shares;
}
