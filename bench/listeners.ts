import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface, type Interface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { defaultSurroundings, findBinary } from "@/stack/binary";
import { roomListenersBinary } from "./room-listeners";

const ANSWER_WITHIN_MS = 30_000;

interface Ticket {
  url: string;
  token: string;
}

/** What a listener with video and sound received. */
export interface Watched {
  tracks: number;
  packets: number;
  lost: number;
  /** Longest gap between packets of a video that had started. In milliseconds. */
  still_ms: number;
  /** How often the connection dropped. */
  drops: number;
}

interface End {
  /** For each listener, the latency of each chat message it received. In milliseconds. */
  late: number[][];
  watched: Watched[];
}

/** Clients in a show's room, all in one process. */
export class Listeners {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #answers: Interface;
  readonly #gone = new AbortController();

  private constructor(file: string, apart: boolean) {
    const env = { PATH: process.env.PATH, NODE_ENV: "production" as const };
    this.#child = spawn(file, [], { env, stdio: ["pipe", "pipe", "inherit"], detached: apart });
    this.#answers = createInterface(this.#child.stdout);
    this.#child.once("exit", (code, signal) =>
      this.#gone.abort(new Error(`the listeners ended with ${code ?? signal}`)),
    );
    // The exit handler reports that the process is gone.
    this.#child.stdin.on("error", () => undefined);
  }

  /**
   * Starts the clients, building the binary first if needed. With `apart`, they run in their own session:
   * Linux may divide CPU time by session first, and they must not take the share of the process that started
   * them.
   */
  static async start(log: (line: string) => void, apart = false): Promise<Listeners> {
    return new Listeners(await findBinary(roomListenersBinary, defaultSurroundings(log)), apart);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Adds a listener and waits until it has joined. With `watches`, it also receives video and sound. */
  async add({ url, token }: Ticket, watches = false): Promise<void> {
    const said = await this.#ask({ url, token, watches });
    if (said !== "in") throw new Error(`a listener did not come in: ${JSON.stringify(said)}`);
  }

  /**
   * Adds a guest that receives the others' tracks and, once on stage, sends the clip in that file in a loop.
   */
  async addGuest({ url, token }: Ticket, clip: string): Promise<void> {
    const said = await this.#ask({ url, token, sends: clip });
    if (said !== "in") throw new Error(`a guest did not come in: ${JSON.stringify(said)}`);
  }

  /** Stops the clients and returns what each received. */
  async end(): Promise<End> {
    return (await this.#ask("end")) as End;
  }

  async #ask(what: unknown): Promise<unknown> {
    const signal = AbortSignal.any([AbortSignal.timeout(ANSWER_WITHIN_MS), this.#gone.signal]);
    const answer = once(this.#answers, "line", { signal });
    this.#child.stdin.write(`${JSON.stringify(what)}\n`);
    const [line] = (await answer) as [string];
    return JSON.parse(line);
  }

  /** Kills the process if it's still running. */
  stop(): void {
    if (this.#child.exitCode === null) this.#child.kill("SIGKILL");
  }
}
