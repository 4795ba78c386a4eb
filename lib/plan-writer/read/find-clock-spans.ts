/** A time of day in minutes, or a range between two. */
export interface ClockSpan {
  start: number;
  end: number | null;
  at: number;
  to: number;
}

const TIME = (n: number) =>
  `(?<h${n}>[01]?\\d|2[0-4])(?:\\s?[:.hH時]\\s?(?<m${n}>[0-5]\\d)?(?<half${n}>半)?分?)?\\s?(?<ap${n}>[ap]\\.?m\\b\\.?)?(?:\\s?(?:uhr|uur|h|heures|horas|Uhr))?`;
const TO =
  "\\s?(?:-|–|—|~|to|until|till|bis|à|a las|a|as|às|alle|tot|から|and|y|e)\\s?(?:le |la |las |alle |um )?";
const SPAN = new RegExp(
  `(?<![\\p{L}\\p{N}.,:/€$£])${TIME(1)}(?:${TO}${TIME(2)})?(?:まで)?(?![\\p{N}%€$£]|[.,:]\\d)`,
  "giu",
);

/**
 * Finds times of day and ranges of them. A bare number only counts if the other end is clearly a time
 * ("2–3:30pm"), or if hours are named.
 */
export function findClockSpans(text: string): ClockSpan[] {
  if (!/\d/.test(text)) return [];
  const found: ClockSpan[] = [];
  for (const match of text.matchAll(SPAN)) {
    const groups = match.groups ?? {};
    const whole = match[0];
    const sure =
      /[:時]|\d\s?[hH]\d|\d\.\d\d\s?(?:uhr|uur)|[ap]\.?m\b|uhr|uur/i.test(whole) ||
      /\d{1,2}\s?h\b/i.test(whole) ||
      (/^\d{1,2}\.\d{2}/.test(whole) && groups.h2 !== undefined) ||
      /^\d{1,2}\.\d{2}$/.test(whole.trim());
    const asked =
      groups.h2 !== undefined &&
      /(?:dalle|de las|das)\s$/i.test(text.slice(Math.max(0, match.index - 8), match.index));
    if (!sure && !asked) continue;
    const first = minutesOf(
      groups.h1,
      groups.m1,
      groups.half1,
      groups.ap1 ?? (groups.ap2 && Number(groups.h1) <= Number(groups.h2) ? groups.ap2 : undefined),
    );
    const second = groups.h2 === undefined ? null : minutesOf(groups.h2, groups.m2, groups.half2, groups.ap2);
    if (first === null) continue;
    const end =
      second !== null && second < first && second + 720 > first && !groups.ap2 ? second + 720 : second;
    found.push({
      start: first,
      end: end !== null && end > first ? end : null,
      at: match.index,
      to: match.index + whole.trimEnd().length,
    });
  }
  return found;
}

function minutesOf(
  hours: string | undefined,
  minutes: string | undefined,
  half: string | undefined,
  half12: string | undefined,
): number | null {
  if (hours === undefined) return null;
  let hour = Number(hours);
  if (hour > 24) return null;
  if (half12) hour = (hour % 12) + (/^p/i.test(half12) ? 12 : 0);
  return hour * 60 + Number(minutes ?? 0) + (half ? 30 : 0);
}
