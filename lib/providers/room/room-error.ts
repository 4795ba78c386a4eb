export type RoomErrorKind = "unavailable" | "not_found" | "refused";

/** A failed call to the room server. Only `unavailable` is worth another try. */
export class RoomError extends Error {
  override name = "RoomError";
  constructor(
    readonly kind: RoomErrorKind,
    message: string,
  ) {
    super(message);
  }
  get transient(): boolean {
    return this.kind === "unavailable";
  }
}
