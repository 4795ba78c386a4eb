import type { EventWire } from "@/lib/modules/shows/events/schema";

export const isUpcoming = ({ state }: Pick<EventWire, "state">): boolean =>
  state === "draft" || state === "published";
