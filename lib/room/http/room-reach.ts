import type { RoomView } from "../types";

/** How long joining may take, from the start. */
const JOIN_MS = 5_500;
/** The least time for the room itself, once the server has answered. */
const ROOM_MS = 4_500;
/** A room server that restarts is back within this time. */
const REJOIN_MS = 30_000;

/**
 * Finds out that a network lets HTTP through but not the room: the server issues tokens, and yet the room isn't
 * joined in time. Calls `onOut` once. All times in milliseconds.
 */
export class RoomReach {
  private startedAt = Date.now();
  private wasIn = false;
  private isIn = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onOut: () => void) {}

  /** The server issued a token. */
  admitted(): void {
    if (this.isIn || this.timer !== undefined) return;
    const join = Math.max(ROOM_MS, this.startedAt + JOIN_MS - Date.now());
    this.timer = setTimeout(this.onOut, this.wasIn ? REJOIN_MS : join);
  }

  /** The server can't be reached either, so nothing is known about the room. */
  failed(): void {
    this.clear();
    this.startedAt = Date.now();
  }

  /** Takes the room's current state. */
  look({ connection, ended }: Pick<RoomView, "connection" | "ended">): void {
    this.isIn = connection === "connected";
    this.wasIn ||= this.isIn;
    if (this.isIn || ended !== null) this.clear();
  }

  stop(): void {
    this.clear();
    this.isIn = true;
  }

  private clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
