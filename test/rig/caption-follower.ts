import { Room, RoomEvent } from "@livekit/rtc-node";
import { decodeLive, knownMessages } from "@/lib/live";
import type { Access } from "./live-room";

/** A viewer without a browser that records when each caption line arrives. */
export class CaptionFollower {
  /** By line id, in milliseconds of this machine's clock. */
  readonly heardAt = new Map<string, number>();
  readonly #room = new Room();

  static async join({ url, token }: Access): Promise<CaptionFollower> {
    const follower = new CaptionFollower();
    follower.#room.on(RoomEvent.DataReceived, (payload) => void follower.#take(payload, Date.now()));
    await follower.#room.connect(url, token, { autoSubscribe: false, dynacast: false });
    return follower;
  }

  leave(): Promise<void> {
    return this.#room.disconnect();
  }

  async #take(payload: Uint8Array, at: number): Promise<void> {
    const message = await decodeLive(new TextDecoder().decode(payload));
    if (message?.type !== "feed") return;
    for (const told of knownMessages(message.messages))
      if (told.type === "caption" && !this.heardAt.has(told.line.id)) this.heardAt.set(told.line.id, at);
  }
}
