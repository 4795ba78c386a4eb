import { RoomPart } from "../part/room-part";
import type { FromRoomVoice, LineEnd, ToRoomVoice } from "./voice-messages";

const PART = {
  bundle: "room-voice",
  source: "lib/providers/room/voice/room-voice-main.ts",
  // Limit of the V8 heap. Audio is allocated outside it.
  heapMegabytes: 128,
};

export interface RoomVoiceInput {
  url: string;
  token: string;
  /** Of everything that it says. */
  sampleRate: number;
}

interface Saying {
  settle: (end: LineEnd) => void;
  fail: (error: Error) => void;
}

/** A voice that speaks lines in a room, in its own process. */
export class RoomVoice {
  private readonly lines = new Map<string, Saying>();

  private constructor(private part: RoomPart<ToRoomVoice, FromRoomVoice> | null) {}

  /** @throws if the room refuses it or joining takes too long */
  static async join({ sampleRate, ...joining }: RoomVoiceInput, signal: AbortSignal): Promise<RoomVoice> {
    const voice = new RoomVoice(null);
    const part = { ...PART, args: [String(sampleRate)] };
    voice.part = await RoomPart.join(part, joining, {
      signal,
      take: ({ line, ended }) => voice.lines.get(line)?.settle(ended),
      gone: (reason) => voice.failAll(reason),
    });
    return voice;
  }

  get isThere(): boolean {
    return this.part?.isThere ?? false;
  }

  /**
   * Speaks a line's pieces as they arrive, while no one on stage talks.
   * @throws errors from the pieces, the signal's reason, and an error if it has left the room
   */
  async say(
    id: string,
    pieces: AsyncIterable<Int16Array>,
    { signal }: { signal: AbortSignal },
  ): Promise<LineEnd> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<LineEnd>();
    const stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    this.lines.set(id, { settle: resolve, fail: reject });
    try {
      if (!this.isThere) throw new Error(this.part?.whyGone ?? "it is not there");
      this.send({ say: id });
      const sent = this.sendPieces(id, pieces);
      await Promise.race([promise, sent]);
      return await promise;
    } finally {
      signal.removeEventListener("abort", stop);
      this.lines.delete(id);
      this.send({ stop: id });
      promise.catch(() => undefined);
    }
  }

  leave(): void {
    this.part?.leave();
  }

  private failAll(reason: string): void {
    for (const { fail } of this.lines.values()) fail(new Error(`The voice isn't in the room: ${reason}.`));
  }

  private async sendPieces(id: string, pieces: AsyncIterable<Int16Array>): Promise<void> {
    for await (const samples of pieces) {
      if (!this.lines.has(id)) return;
      this.send({ line: id, samples });
    }
    this.send({ whole: id });
  }

  private send(message: ToRoomVoice): void {
    this.part?.send(message);
  }
}
