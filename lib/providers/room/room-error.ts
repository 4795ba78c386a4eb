export type RoomErrorKind = "unavailable" | "not_found" | "refused";

/** A failed call to the room server. Only `unavailable` is worth a retry. */
export class RoomError extends Error {
  override name = "RoomError";
  constructor(
    readonly kind: RoomErrorKind,
    message: string,
    /** True if the server responded: that it could not, or would not. */
    readonly answered = false,
  ) {
    super(message);
  }
  get transient(): boolean {
    return this.kind === "unavailable";
  }
}
