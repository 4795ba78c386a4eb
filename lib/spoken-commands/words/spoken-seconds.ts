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
 * How long something is said to be: "two minutes thirty", "a minute", "half a minute", "1 30" as clocks show it. Null where
 * no such time is said, or something is counted that is none. Articles are gone from the words by then.
 */
export function spokenSeconds(words: readonly string[]): number | null {
  let seconds = 0;
  /** Numbers that no unit has claimed. */
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
  // "Two minutes thirty": what follows minutes without a unit are seconds.
  if (second !== undefined) return null;
  return seconds + (first ?? 0);
}
