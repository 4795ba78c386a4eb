import type { RoomSession } from "@/lib/room/room-session";
import { Store } from "@/lib/room/store";

/** The two rooms of a participant in a show, always entered and left together. */
export abstract class RoomPair {
  abstract readonly show: RoomSession;
  abstract readonly backstage: RoomSession;
  /** Counts messages that the server stopped recording, or records again. */
  readonly recordingNews = new Store(0);

  enter(): void {
    this.show.connect();
    this.backstage.connect();
  }

  /** Call after a click, if the browser blocked sound. */
  startAudio = (): void => {
    void this.show.startAudio();
    void this.backstage.startAudio();
  };

  async leave(): Promise<void> {
    await Promise.all([this.show.disconnect(), this.backstage.disconnect()]);
  }
}
