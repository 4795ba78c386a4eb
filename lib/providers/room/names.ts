import type { RoomPlace } from "./port";

const PREFIX: Record<RoomPlace, string> = { show: "show-", backstage: "back-" };

/**
 * The room that the audience sees, and the one where host and guests meet. Both names are derived from the
 * event's id.
 */
export const roomName = (place: RoomPlace, eventId: string): string => `${PREFIX[place]}${eventId}`;

/** Returns the show that a room belongs to, or undefined for rooms that aren't ours. */
export function readRoomName(name: string): { place: RoomPlace; eventId: string } | undefined {
  for (const place of ["show", "backstage"] as const) {
    const prefix = PREFIX[place];
    if (name.startsWith(prefix) && /^evt_[0-9a-z]{26}$/.test(name.slice(prefix.length)))
      return { place, eventId: name.slice(prefix.length) };
  }
  return undefined;
}
