import { timeAgo } from "@/lib/client/time-ago";
import type { EventWire } from "@/lib/modules/shows/events/schema";

/** Says how far off an upcoming show's start is: "in 3 days". `now` in epoch milliseconds. */
export function startWords(
  { state, starts_at }: Pick<EventWire, "state" | "starts_at">,
  now: number,
): string {
  if (!starts_at || (state !== "draft" && state !== "published")) return "";
  const away = timeAgo(starts_at, now);
  return Date.parse(starts_at) > now ? away : `was to start ${away}`;
}
