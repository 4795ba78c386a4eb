import type { RoomSession } from "@/lib/room/room-session";

/** The two rooms of whoever takes part in a show: entered and left together. */
export abstract class RoomPair {
  abstract readonly show: RoomSession;
  abstract readonly backstage: RoomSession;

  enter(): void {
    this.show.connect();
    this.backstage.connect();
  }

  /** After a press, where the browser kept the sound back. */
  startAudio = (): void => {
    void this.show.startAudio();
    void this.backstage.startAudio();
  };

  async leave(): Promise<void> {
    await Promise.all([this.show.disconnect(), this.backstage.disconnect()]);
  }
}
