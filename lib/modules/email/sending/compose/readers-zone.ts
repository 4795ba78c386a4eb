import { isTimeZone } from "@/lib/platform/runtime/clock";

/** Returns the time zone to show times in: the person's own if known, otherwise the show's. */
export const readersZone = (event: { timezone: string }, registration: { timeZone: string | null }): string =>
  [registration.timeZone, event.timezone].find((zone) => zone && isTimeZone(zone)) ?? "UTC";
