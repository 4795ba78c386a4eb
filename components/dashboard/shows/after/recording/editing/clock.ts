import { secondAsClock } from "@/lib/stage/video-time";

/** Formats a second with its tenths: `3:14.2`. */
export function tenthsClock(second: number): string {
  const tenths = Math.round(second * 10);
  return `${secondAsClock(Math.floor(tenths / 10))}.${tenths % 10}`;
}

/** Formats a second as exactly as it's known, to milliseconds: `3:14.2`, `3:14.25`. */
export function exactClock(second: number): string {
  const ms = Math.round(second * 1000);
  const rest = String(ms % 1000)
    .padStart(3, "0")
    .replace(/0{1,2}$/, "");
  return `${secondAsClock(Math.floor(ms / 1000))}.${rest}`;
}

const CLOCK = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,6}(?:[.,]\d{1,3})?)$/;

/** Reads `1:02:05.5`, `3:14` or `72.5` as seconds. Null if it's no time. */
export function secondOfClock(text: string): number | null {
  const [matched, hours, minutes, seconds = ""] = CLOCK.exec(text.trim()) ?? [];
  if (matched === undefined) return null;
  const second = Number(seconds.replace(",", "."));
  if (minutes !== undefined && second >= 60) return null;
  if (hours !== undefined && Number(minutes) >= 60) return null;
  return Math.round((Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + second) * 1000) / 1000;
}

/** A length in words: `3.4 s`, `12 s`, `1 min 5 s`, `1 h 2 min`. */
export function lengthWords(seconds: number): string {
  if (seconds < 10) return `${Math.round(seconds * 10) / 10} s`;
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
  if (minutes > 0) return rest > 0 ? `${minutes} min ${rest} s` : `${minutes} min`;
  return `${rest} s`;
}
