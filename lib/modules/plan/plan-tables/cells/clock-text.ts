const DAY = 86_400;
const CLOCK = /^(?:[^:]*[T\s,])?(\d{1,2})(?:[:.h](\d{2})(?:[:.](\d{2}))?)?\s*(am|pm)?\s*(uhr)?$/i;
/** Longer texts aren't times and are not parsed. */
const LONGEST = 60;
const OFFSET = /^\+?(\d{1,3}):(\d{2})(?::(\d{2}))?$/;
/** Minimum day count since 1900, as spreadsheets store dates, of any date that a show could have. */
const MIN_DATE = 20_000;

/**
 * Returns the seconds of the day in "19:05", "7:05 pm", "19.05 Uhr" or a spreadsheet's date and time.
 * Undefined for anything else.
 */
export function clockIn(text: string): number | undefined {
  if (text.length > LONGEST) return undefined;
  const given = text.trim().replace(/\b([ap])\.\s?m\.?/i, "$1m");
  const number = /^\d+(?:\.\d+)?$/.test(given) ? Number(given) : undefined;
  if (number !== undefined && (number < 1 || number >= MIN_DATE)) return Math.round((number % 1) * DAY) % DAY;
  const [all, hour = "", minute, second = "0", half, word] = CLOCK.exec(given) ?? [];
  if (all === undefined || (minute === undefined && !half && !word)) return undefined;
  const [hours, minutes, seconds] = [Number(hour), Number(minute ?? 0), Number(second)];
  if (hours > (half ? 12 : 24) || minutes > 59 || seconds > 59) return undefined;
  const ofDay = half ? (hours % 12) + (half.toLowerCase() === "pm" ? 12 : 0) : hours;
  return (ofDay * 3_600 + minutes * 60 + seconds) % DAY;
}

/** Returns both ends of "19:05 – 19:20", or only the start of a single time. */
export function spanIn(text: string): { start?: number; end?: number } {
  if (text.length > LONGEST) return {};
  const [first = "", last = "", ...more] = text.split(/\s*(?:–|—|-|\bto\b|\bbis\b)\s*/i);
  const [from, to] = [clockIn(first) ?? clockIn(`${first}:00`), clockIn(last)];
  if (more.length === 0 && from !== undefined && to !== undefined) return { start: from, end: to };
  const start = clockIn(text);
  return start === undefined ? {} : { start };
}

/** Returns the seconds from the start of the show in "0:05:30" or "+1:05". */
export function offsetIn(text: string): number | undefined {
  const [, hours, minutes, seconds = "0"] = OFFSET.exec(text.trim()) ?? [];
  if (hours === undefined) return undefined;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}

/** Returns the seconds from one time of day to a later one, past midnight if necessary. */
export const secondsBetween = (from: number, to: number): number => (to - from + DAY) % DAY;

const two = (value: number): string => String(value).padStart(2, "0");

/** Formats a length as "0:05:30", which can't be mistaken for hours and minutes. */
export const lengthCell = (seconds: number): string =>
  `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;

/** Formats the time of day in the show's time zone, with seconds if they aren't zero. */
export function clockCell(at: Date, zone: string): string {
  const format = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
    timeZone: zone,
  });
  return format.format(at).replace(/:00$/, "");
}
