/** An instant as a field of the browser's own time holds it. */
export function localMoment(instant: string | null): string {
  if (!instant) return "";
  const time = new Date(instant);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What stands in such a field as an instant; null for nothing. */
export const instantOf = (local: string): string | null =>
  local === "" ? null : new Date(local).toISOString();
