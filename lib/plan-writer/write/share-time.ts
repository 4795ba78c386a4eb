/** Something that gets a share of the time. */
export interface Weighted {
  weight: number;
  /** Minimum seconds, if the show is long enough. */
  least: number;
  /** Maximum seconds, if others can take the rest. */
  most: number;
}

const HALF_MINUTE = 30;
const MINUTE = 60;
const MIN = 5;

/**
 * Returns whole seconds that add up to `total` exactly: shares by weight within each one's bounds, in whole
 * or half minutes if the show is long enough. Short shows scale everything down, to at least five seconds.
 */
export function shareTime(parts: readonly Weighted[], total: number): number[] {
  const minSum = parts.reduce((sum, part) => sum + part.least, 0);
  if (minSum >= total)
    return spread(
      parts.map((part) => part.least),
      total,
      1,
    );
  let shares = parts.map((part) => part.least);
  let left = total - minSum;
  for (let round = 0; round < 12 && left > 0.5; round++) {
    const open = parts.map((part, index) => (shares[index] ?? 0) < part.most - 0.5);
    const weights = parts.reduce((sum, part, index) => sum + (open[index] ? part.weight : 0), 0);
    if (weights === 0) break;
    const given = left;
    shares = shares.map((share, index) => {
      const part = parts[index];
      if (!part || !open[index]) return share;
      const more = Math.min(part.most - share, (given * part.weight) / weights);
      left -= more;
      return share + more;
    });
  }
  return spread(shares, total, stepOf(total, parts.length));
}

const stepOf = (total: number, parts: number): number =>
  total % (5 * MINUTE) === 0 && total >= parts * 12 * MINUTE
    ? 5 * MINUTE
    : total % MINUTE === 0 && total >= parts * 3 * MINUTE
      ? MINUTE
      : total >= parts * 2 * HALF_MINUTE
        ? HALF_MINUTE
        : 1;

/** Rounds down to a step, or to whole minutes or seconds if the share is shorter than that. */
function floored(share: number, step: number): number {
  for (const unit of [step, MINUTE, 1])
    if (unit <= step && share >= unit) return Math.floor(share / unit) * unit;
  return Math.floor(share);
}

/** Rounds shares to steps. The remainder goes, one step at a time, to those that lost most. */
function spread(shares: number[], total: number, step: number): number[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  const exact = shares.map((share) => (share / sum) * total);
  const rounded = exact.map((share) => Math.max(MIN, floored(share, step)));
  let over = total - rounded.reduce((all, share) => all + share, 0);
  const byLoss = exact
    .map((share, index) => ({ index, loss: share - (rounded[index] ?? 0) }))
    .sort((a, b) => b.loss - a.loss);
  for (const unit of [step, Math.min(step, MINUTE)])
    for (const { index } of byLoss) {
      if (over < unit) break;
      rounded[index] = (rounded[index] ?? 0) + unit;
      over -= unit;
    }
  while (over !== 0) {
    const longest = rounded.indexOf(Math.max(...rounded));
    const next = Math.max(MIN, (rounded[longest] ?? 0) + over);
    const change = next - (rounded[longest] ?? 0);
    if (change === 0) break;
    rounded[longest] = next;
    over -= change;
  }
  return rounded;
}
