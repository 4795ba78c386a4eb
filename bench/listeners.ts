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

/** What came to a listener who watches. */
export interface Watched {
  tracks: number;
  packets: number;
  lost: number;
  /** The longest time without a packet of a picture that had begun. */
  still_ms: number;
  /** How often its connection broke. */
  drops: number;
}

interface End {
  /** For each listener, how late it heard each line that it heard, in milliseconds. */
  late: number[][];
  watched: Watched[];
}

/** Clients of a show's room, all in one process. */
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
    // That they are gone is said by their exit.
    this.#child.stdin.on("error", () => undefined);
  }

  /**
   * Builds them first where they are not built yet. `apart` they are a session of their own, so that Linux, which may share the
   * processor among sessions first, does not take what they need from whoever started them.
   */
  static async start(log: (line: string) => void, apart = false): Promise<Listeners> {
    return new Listeners(await findBinary(roomListenersBinary, defaultSurroundings(log)), apart);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Lets one more in, and waits until it is there. One that `watches` takes pictures and sound as well. */
  async add({ url, token }: Ticket, watches = false): Promise<void> {
    const said = await this.#ask({ url, token, watches });
    if (said !== "in") throw new Error(`a listener did not come in: ${JSON.stringify(said)}`);
  }

  /** A guest, who takes what the others send and sends the clip of that file over and over, once brought on. */
  async addGuest({ url, token }: Ticket, clip: string): Promise<void> {
    const said = await this.#ask({ url, token, sends: clip });
    if (said !== "in") throw new Error(`a guest did not come in: ${JSON.stringify(said)}`);
  }

  /** Ends them, and says what each heard and saw. */
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

  /** Ends them if they are still there. */
  stop(): void {
    if (this.#child.exitCode === null) this.#child.kill("SIGKILL");
  }
}
