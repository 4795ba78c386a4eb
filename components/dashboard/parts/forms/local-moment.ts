/** Formats an instant for a `datetime-local` input, in the browser's time zone. */
export function localMoment(instant: string | null): string {
  if (!instant) return "";
  const time = new Date(instant);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Parses such an input's value as an instant; null if it is empty. */
export const instantOf = (local: string): string | null =>
  local === "" ? null : new Date(local).toISOString();
