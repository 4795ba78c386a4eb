import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { projectRoot } from "@/stack/paths";
import { bundle } from "./bundle";

/** One process takes the longer for each that comes in the more it has already. */
const PER_PROCESS = 25;

interface Ticket {
  url: string;
  token: string;
}

/** Clients of a show's room, in processes of their own. */
export class Listeners {
  readonly #children: ChildProcess[] = [];
  #count = 0;

  /** Lets one more in, and waits until it is there. */
  async add(ticket: Ticket): Promise<void> {
    if (this.#count % PER_PROCESS === 0)
      this.#children.push(
        fork(bundle("bench/listeners-child.ts"), {
          cwd: projectRoot,
          execArgv: [],
          env: { PATH: process.env.PATH, NODE_ENV: "production" },
        }),
      );
    this.#count += 1;
    const child = this.#children.at(-1) as ChildProcess;
    child.send(ticket);
    const [said] = await once(child, "message", { signal: AbortSignal.timeout(30_000) });
    if (said !== "in") throw new Error(`a listener did not come in: ${JSON.stringify(said)}`);
  }

  /** For each listener, how late it heard each line that it heard, in milliseconds. Ends them. */
  async end(): Promise<number[][]> {
    const told = await Promise.all(
      this.#children.map(async (child) => {
        child.send("end");
        const [said] = await once(child, "message", { signal: AbortSignal.timeout(30_000) });
        return (said as { late: number[][] }).late;
      }),
    );
    return told.flat();
  }

  /** Ends those that are still there. */
  stop(): void {
    for (const child of this.#children) if (child.exitCode === null) child.kill("SIGKILL");
  }
}
