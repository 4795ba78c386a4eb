import { numberAt } from "./numbers";

const SECONDS_OF: Readonly<Record<string, number>> = {
  second: 1,
  seconds: 1,
  sec: 1,
  secs: 1,
  minute: 60,
  minutes: 60,
  min: 60,
  mins: 60,
};

/**
 * Returns a spoken duration in seconds: "two minutes thirty", "a minute", "half a minute", or "1 30" as on a
 * clock. Null if there's none, or if something else is counted. Expects words without articles.
 */
export function spokenSeconds(words: readonly string[]): number | null {
  let seconds = 0;
  /** Numbers without a unit. */
  const bare: number[] = [];
  let units = 0;
  for (let at = 0; at < words.length; ) {
    const unit = SECONDS_OF[words[at] ?? ""];
    const numeral = unit === undefined ? numberAt(words, at) : null;
    if (unit !== undefined) {
      const half = words[at - 1] === "half" ? 0.5 : 1;
      seconds += (bare.pop() ?? half) * unit;
      units += 1;
    } else if (numeral) bare.push(numeral.value);
    at += numeral?.length ?? 1;
  }
  const [first, second, ...others] = bare;
  if (others.length > 0) return null;
  if (units === 0)
    return first !== undefined && second !== undefined && second < 60 ? first * 60 + second : null;
  // "Two minutes thirty": a number without a unit after minutes means seconds.
  if (second !== undefined) return null;
  return seconds + (first ?? 0);
}
