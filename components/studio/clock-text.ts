const two = (value: number): string => String(value).padStart(2, "0");

/** Formats a duration: "4:05", "1:02:09". Always with hours if `hours` is set, as on-air timers show them. */
export function clockText(seconds: number, hours = false): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (hours) return `${two(h)}:${two(m)}:${two(s)}`;
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Formats the drift: "0:40 behind", "2:10 ahead", "On time" within five seconds. */
export function driftText(seconds: number): string {
  if (Math.abs(seconds) < 5) return "On time";
  return `${clockText(Math.abs(seconds))} ${seconds > 0 ? "behind" : "ahead"}`;
}

/** Formats a time of day in the reader's zone: "18:05". */
export const timeOfDay = (at: number): string =>
  new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }).format(at);
