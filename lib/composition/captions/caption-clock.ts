/** Writes a time in milliseconds as `00:00:00.000`, with the mark before the milliseconds. */
export function captionClock(ms: number, mark: "." | "," = "."): string {
  const whole = Math.max(0, Math.round(ms));
  const two = (value: number): string => String(Math.floor(value)).padStart(2, "0");
  const seconds = `${two((whole / 1000) % 60)}${mark}${String(whole % 1000).padStart(3, "0")}`;
  return `${two(whole / 3_600_000)}:${two((whole / 60_000) % 60)}:${seconds}`;
}
