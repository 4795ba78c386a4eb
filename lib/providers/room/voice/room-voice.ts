import type { ChildProcess } from "node:child_process";
import { forkPart } from "@/lib/platform/processes/fork-part";
import type { FromRoomVoice, LineEnd, ToRoomVoice } from "./voice-messages";

const JOIN_MS = 10_000;
const LEAVING_MS = 3_000;
const PART = {
  bundle: "room-voice",
  source: "lib/providers/room/voice/room-voice-main.ts",
  heapMegabytes: 128,
};

export interface RoomVoiceInput {
  url: string;
  token: string;
  /** Of all that it says. */
  sampleRate: number;
}

interface Saying {
  settle: (end: LineEnd) => void;
  fail: (error: Error) => void;
}

/** Somebody in a room who says lines there, in a process of its own. */
export class RoomVoice {
  private readonly lines = new Map<string, Saying>();
  private over: string | null = null;

  private constructor(private readonly child: ChildProcess) {}

  /** @throws where the room does not let it in, or not in time */
  static async join(input: RoomVoiceInput, signal: AbortSignal): Promise<RoomVoice> {
    const child = forkPart(PART);
    const voice = new RoomVoice(child);
    const end = () => voice.leave("it was stopped");
    const late = setTimeout(() => voice.leave("it did not get into the room in time"), JOIN_MS);
    signal.addEventListener("abort", end, { once: true });
    try {
      await new Promise<void>((resolve, reject) => {
        child.on("message", (message: FromRoomVoice) => {
          if ("joined" in message) resolve();
          else voice.take(message);
        });
        child.on("error", (error) => voice.leave(error.message));
        child.once("exit", (code, by) => {
          voice.leave(`its process ended with ${code ?? by}`);
          signal.removeEventListener("abort", end);
          reject(new Error(`The voice has no place in the room: ${voice.over}.`));
        });
        child.send({ join: input } satisfies ToRoomVoice);
      });
    } finally {
      clearTimeout(late);
    }
    return voice;
  }

  get isThere(): boolean {
    return this.over === null;
  }

  /**
   * Says a line's pieces as they come, while nobody on the stage talks.
   * @throws what the pieces throw, what the signal aborts with, and when the room was left
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
      if (this.over !== null) throw new Error(this.over);
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

  leave(reason = "it left"): void {
    if (this.over !== null) return;
    this.over = reason;
    // It says goodbye to the room and ends; what hangs is ended.
    if (this.child.connected) this.child.disconnect();
    setTimeout(() => this.child.kill("SIGKILL"), LEAVING_MS).unref();
    for (const { fail } of this.lines.values()) fail(new Error(`The voice is not in the room: ${reason}.`));
  }

  private async sendPieces(id: string, pieces: AsyncIterable<Int16Array>): Promise<void> {
    for await (const samples of pieces) {
      if (!this.lines.has(id)) return;
      this.send({ line: id, samples });
    }
    this.send({ whole: id });
  }

  private take(message: Exclude<FromRoomVoice, { joined: true }>): void {
    if ("left" in message) this.leave(message.left);
    else this.lines.get(message.line)?.settle(message.ended);
  }

  private send(message: ToRoomVoice): void {
    // That it has gone in between is told by its end.
    if (this.child.connected) this.child.send(message, () => undefined);
  }
}
