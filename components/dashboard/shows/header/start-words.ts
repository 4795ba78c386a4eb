import { timeAgo } from "@/lib/client/time-ago";
import type { EventWire } from "@/lib/modules/shows/events/schema";
import { isUpcoming } from "../list/is-upcoming";

/** Says how far off an upcoming show's start is: "in 3 days". `now` in epoch milliseconds. */
export function startWords(show: Pick<EventWire, "state" | "starts_at">, now: number): string {
  const { starts_at } = show;
  if (!starts_at || !isUpcoming(show)) return "";
  const away = timeAgo(starts_at, now);
  return Date.parse(starts_at) > now ? away : `was due to start ${away}`;
}
