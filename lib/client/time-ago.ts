const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

/** Returns "3 minutes ago" or "in 2 days", in the largest unit that fits. `now` is in epoch milliseconds. */
export function timeAgo(value: string, now: number, locale = "en"): string {
  const seconds = Math.round((Date.parse(value) - now) / 1000);
  if (Number.isNaN(seconds)) return "";
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "short" });
  const [unit, size] = STEPS.find(([, least]) => Math.abs(seconds) >= least) ?? ["second", 1];
  return format.format(Math.trunc(seconds / size), unit);
}
