import { isTimeZone } from "@/lib/platform/runtime/clock";

/** The zone that somebody reads a time in: their own, as far as it is known, else the show's. */
export const readersZone = (event: { timezone: string }, registration: { timeZone: string | null }): string =>
  [registration.timeZone, event.timezone].find((zone) => zone && isTimeZone(zone)) ?? "UTC";
