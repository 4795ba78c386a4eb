import type { FromPart, Joining, ToPart } from "./part-messages";

/** The room may be unavailable. */
const LEAVING_MS = 1_000;
/** The parent may be busy, or hang. */
const LAST_WORDS_MS = 10_000;

interface Presence<To> {
  take(message: To): void;
  /** Leaves explicitly. Otherwise the room would show it as present for a while. */
  leave(): Promise<void>;
}

/**
 * Runs a process that is a participant in a room: it joins, handles messages, and ends with its parent. Audio
 * is handled by native code, whose crash affects only this process.
 */
export function beInRoom<To, From>(
  join: (
    joining: Joining,
    emit: (said: From) => void,
    left: (reason: string) => void,
  ) => Promise<Presence<To>>,
): void {
  let presence: Promise<Presence<To>> | undefined;

  const emit = (message: FromPart<From>): void => {
    if (process.connected) process.send?.(message);
  };
  const leave = (reason: string): void => {
    const disconnect = () => {
      if (process.connected) process.disconnect();
    };
    if (!process.connected) return;
    // Disconnecting drops what isn't written yet, such as the end of a capture.
    process.send?.({ left: reason } satisfies FromPart<From>, undefined, undefined, disconnect);
    setTimeout(disconnect, LAST_WORDS_MS).unref();
  };

  process.on("message", (message: ToPart<To>) => {
    if ("join" in message) {
      presence = join(message.join, (said) => emit({ said }), leave);
      presence.then(
        () => emit({ joined: true }),
        (error: unknown) => leave(error instanceof Error ? error.message : String(error)),
      );
      return;
    }
    void presence?.then(
      (present) => present.take(message.take),
      () => undefined,
    );
  });
  // The parent may have ended before a message reaches it.
  process.on("error", () => undefined);
  process.on("disconnect", () => {
    const gone = () => process.exit(0);
    setTimeout(gone, LEAVING_MS).unref();
    void Promise.resolve(presence?.then((present) => present.leave())).then(gone, gone);
  });
}
