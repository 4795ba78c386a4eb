/** A score from -1 to 1 in words. Few words say little about a mood, so scores are seldom far from zero. */
export function moodWords(score: number): string {
  const size = Math.abs(score);
  if (size < 0.1) return "Neutral";
  const way = score > 0 ? "positive" : "negative";
  return size < 0.3 ? `Slightly ${way}` : way.charAt(0).toUpperCase() + way.slice(1);
}

/** `+0.42`, `−0.2`, `0` */
export function signed(score: number): string {
  const digits = String(Math.round(Math.abs(score) * 100) / 100);
  if (digits === "0") return digits;
  return score < 0 ? `−${digits}` : `+${digits}`;
}

/** Returns where the axis of such scores ends, on both sides of zero. */
export const moodTop = (scores: readonly number[]): number => {
  const most = Math.max(0, ...scores.map(Math.abs));
  return [0.25, 0.5].find((top) => most <= top) ?? 1;
};
