import type { FromPart, Joining, ToPart } from "./part-messages";

/** The room may be away. */
const LEAVING_MS = 1_000;

interface Presence<To> {
  take(message: To): void;
  /** Tells the room, which would otherwise take it to be there for a while. */
  leave(): Promise<void>;
}

/**
 * What a process does that is somebody in a room: it joins, takes what it is told, and ends with whoever started it. What
 * carries the sound is no code of ours, and takes this process along and no other when it breaks.
 */
export function beInRoom<To, From>(
  join: (
    joining: Joining,
    tell: (told: From) => void,
    left: (reason: string) => void,
  ) => Promise<Presence<To>>,
): void {
  let presence: Promise<Presence<To>> | undefined;

  const tell = (message: FromPart<From>): void => {
    if (process.connected) process.send?.(message);
  };
  const leave = (reason: string): void => {
    tell({ left: reason });
    if (process.connected) process.disconnect();
  };

  process.on("message", (message: ToPart<To>) => {
    if ("join" in message) {
      presence = join(message.join, (told) => tell({ told }), leave);
      presence.then(
        () => tell({ joined: true }),
        (error: unknown) => leave(error instanceof Error ? error.message : String(error)),
      );
      return;
    }
    void presence?.then(
      (present) => present.take(message.take),
      () => undefined,
    );
  });
  // Whoever it told something may be gone by then.
  process.on("error", () => undefined);
  process.on("disconnect", () => {
    const gone = () => process.exit(0);
    setTimeout(gone, LEAVING_MS).unref();
    void Promise.resolve(presence?.then((present) => present.leave())).then(gone, gone);
  });
}
