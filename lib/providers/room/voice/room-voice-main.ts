import { RoomPresence } from "./room-presence";
import type { FromRoomVoice, ToRoomVoice } from "./voice-messages";

/**
 * A process that is somebody in a room: it sends what it is given, one line after the other, and ends with whoever
 * started it. What carries the sound is no code of ours, and takes this process along and no other when it breaks.
 */
/** The room may be away. */
const LEAVING_MS = 1_000;

const tell = (message: FromRoomVoice): void => {
  if (process.connected) process.send?.(message);
};
let presence: Promise<RoomPresence> | undefined;

function leave(reason: string): void {
  tell({ left: reason });
  if (process.connected) process.disconnect();
}

process.on("message", (message: ToRoomVoice) => {
  if ("join" in message) {
    presence = RoomPresence.join(message.join, tell, leave);
    presence.then(
      () => tell({ joined: true }),
      (error: unknown) => leave(error instanceof Error ? error.message : String(error)),
    );
    return;
  }
  void presence?.then(
    (present) => present.take(message),
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
