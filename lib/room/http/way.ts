/** Why a show is watched over HTTP. `no_webrtc`: the network; `full`: the room; `setting`: the show's host. */
export type HttpReason = "no_webrtc" | "full" | "setting";

/** How a page receives the show. */
export interface Way {
  /** Null in the room. */
  over: HttpReason | null;
  /** Joining the room in the background, while the show goes on over HTTP. */
  isTrying: boolean;
  /** The show isn't available over HTTP. */
  isBarred: boolean;
}

export type WayChange = "joined" | "try_room" | "barred" | { out: HttpReason };

export const IN_ROOM: Way = { over: null, isTrying: false, isBarred: false };

export function nextWay(way: Way, change: WayChange): Way {
  if (change === "joined") return way.over === null ? way : { ...way, over: null, isTrying: false };
  if (change === "try_room") return way.over === null ? way : { ...way, isTrying: true };
  if (change === "barred") return { ...IN_ROOM, isBarred: true };
  return way.isBarred ? way : { over: change.out, isTrying: false, isBarred: false };
}
