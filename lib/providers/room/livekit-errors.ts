import { RoomError } from "./room-error";

interface ServerFailure {
  status?: unknown;
  code?: unknown;
}

const TRANSIENT = new Set(["unavailable", "deadline_exceeded", "resource_exhausted", "internal", "aborted"]);

/**
 * Runs one call to LiveKit. Returns `missing` if the target doesn't exist; other failures become a
 * `RoomError`.
 */
export async function guarded<T>(call: () => Promise<T>, missing: T): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const failure = toRoomError(error);
    if (failure.kind === "not_found") return missing;
    throw failure;
  }
}

/** The server's own message is omitted, because it may repeat the token that we sent. */
export function toRoomError(error: unknown): RoomError {
  const { status, code } = (error ?? {}) as ServerFailure;
  if (status === 404 || code === "not_found") return new RoomError("not_found", "Not in the room.");
  if (typeof status !== "number") return new RoomError("unavailable", "The room server isn't responding.");
  const name = typeof code === "string" ? code : "unknown";
  if (status >= 500 || status === 429 || TRANSIENT.has(name))
    return new RoomError("unavailable", `The room server responded with ${status} (${name}).`, true);
  return new RoomError("refused", `The room server refused: ${status} (${name}).`, true);
}

export function refusal(_error: unknown): RoomError {
  return new RoomError("refused", "The report isn't signed by our room server.");
}
