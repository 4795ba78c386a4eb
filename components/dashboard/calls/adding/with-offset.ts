/**
 * Returns the value of a `datetime-local` input with the browser's offset at that time, because the day on
 * which a call took place counts for dates that were said in it.
 */
export function withOffset(local: string, offsetMinutes = -new Date(local).getTimezoneOffset()): string {
  const sign = offsetMinutes < 0 ? "-" : "+";
  const minutes = Math.abs(offsetMinutes);
  const two = (value: number): string => String(Math.floor(value)).padStart(2, "0");
  const seconds = local.length === 16 ? `${local}:00` : local;
  return `${seconds}${sign}${two(minutes / 60)}:${two(minutes % 60)}`;
}
