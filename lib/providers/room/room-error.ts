export type RoomErrorKind = "unavailable" | "not_found" | "refused";

/** A failed call to the room server. Only `unavailable` is worth another try. */
export class RoomError extends Error {
  override name = "RoomError";
  constructor(
    readonly kind: RoomErrorKind,
    message: string,
    /** The server did answer: that it could not, or would not. */
    readonly answered = false,
  ) {
    super(message);
  }
  get transient(): boolean {
    return this.kind === "unavailable";
  }
}
