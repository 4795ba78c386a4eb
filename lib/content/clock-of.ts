const SECOND = 1_000;
const two = (value: number): string => String(value).padStart(2, "0");

/** A time of a program: "4:05", or "1:04:05" with hours. */
export function clockOf(ms: number, hasHours: boolean): string {
  const seconds = Math.floor(ms / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hasHours
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
