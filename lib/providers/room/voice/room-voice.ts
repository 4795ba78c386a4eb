import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { env } from "@/lib/platform/runtime/env";
import type { FromRoomVoice, LineEnd, ToRoomVoice } from "./voice-messages";

const JOIN_MS = 10_000;
const LEAVING_MS = 3_000;
/** V8's part; the sound has its own. */
const HEAP = "--max-old-space-size=128";

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
    const child = startChild();
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

/** From the bundle, or from the sources where they run themselves. With nothing of our environment: it needs no secret. */
function startChild(): ChildProcess {
  const root = process.cwd();
  const bundle = join(root, "dist/room-voice.mjs");
  const built = env().NODE_ENV === "production" && existsSync(bundle);
  return fork(built ? bundle : join(root, "lib/providers/room/voice/room-voice-main.ts"), [], {
    cwd: root,
    env: { NODE_ENV: env().NODE_ENV, PATH: process.env.PATH },
    execArgv: [HEAP, ...(built ? [] : ["--import", "tsx"])],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}
